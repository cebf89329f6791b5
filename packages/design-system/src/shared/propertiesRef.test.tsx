// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart } from '../Chart/index.ts';
import { DesignSystemProvider } from '../DesignSystemProvider/index.ts';
import { Progress } from '../Progress/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { Ticker } from '../Ticker/index.ts';
import { VirtualGrid } from '../VirtualGrid/index.ts';
import { wordsEn } from '../words/index.ts';

const categories = { header: 'Game', names: ['Slots', 'Fishing'] };
const series = [{ id: 'bet', name: 'Bet', values: [3, 1] }];

test.each<[string, ReactElement]>([
  ['Progress', <Progress key="part" label="Today" value={3} max={8} />],
  ['TextArea', <TextArea key="part" label="Note" name="note" rows={5} maxLength={80} />],
  ['Ticker', <Ticker key="part" label="Notices" items={[{ id: 'one', text: 'A notice', href: '/one' }]} />],
  ['Chart of lines', <Chart key="part" label="Bets" kind="line" categories={categories} series={series} />],
  ['Chart of shares', <Chart key="part" label="Bets" kind="share" categories={categories} series={series} />],
  ['VirtualGrid', <VirtualGrid key="part" label="Games" items={['One']} itemKey={(name) => name} renderItem={(name) => name} />],
])('%s comes from a server without a style attribute, which the CSP would block', (_name, part) => {
  const page = renderToString(<DesignSystemProvider words={wordsEn}>{part}</DesignSystemProvider>);
  expect(page).toMatch(/class="|role="list"/);
  expect(page).not.toContain(' style="');
});
