import { type BrandTokens, type ColorToken, checkTokens, contrastRatio, contrastRules, tokenVars } from '@baize/brand';
import { inMinorUnit } from '@baize/contract';
import { BrandMark, Button, ButtonLink, Card, Heading, Inline, Link, Money, Stack, Text } from '@baize/design-system';
import { type ThemeMode, themeModes } from '@baize/design-system/theme';
import { type CSSProperties, type ReactElement, useState } from 'react';
import baize from '../../brands/baize/brand.json' with { type: 'json' };
import hai from '../../brands/hai/brand.json' with { type: 'json' };
import sen from '../../brands/sen/brand.json' with { type: 'json' };
import { sampleMark } from '../../packages/design-system/src/testing/sampleMark.ts';
import { sampleArt } from '../../packages/design-system/src/testing/samples.ts';
import { currencyOf } from './currencyOf.ts';
import { Themed } from './Themed.tsx';

interface ShownBrand {
  code: string;
  name: string;
  /** ISO 4217. */
  currency: string;
  /** Its colours in words. */
  about: string;
  tokens: BrandTokens;
}

const brands: readonly ShownBrand[] = [
  { ...baize, about: 'green felt and brass' },
  { ...sen, about: 'plum and pink' },
  { ...hai, about: 'deep sea and coral' },
];
/** Tokens that tell brands apart at a look; the whole list is in “Tokens by role”. */
const shownTokens: readonly ColorToken[] = ['canvas', 'text', 'primary', 'felt', 'brass', 'accent', 'hero'];
/** The pairs that decide most: all are checked. */
const shownPairs: readonly (readonly [ColorToken, ColorToken])[] = [
  ['text', 'canvas'],
  ['muted', 'raised'],
  ['faint', 'canvas'],
  ['link', 'raised'],
  ['accent', 'raised'],
  ['onPrimary', 'primary'],
  ['onBrass', 'brass'],
  ['control', 'raised'],
];
const games = ['Fruit Fields', 'Deep Reef', 'Gold Wheel', 'High Cards'] as const;

const cell: CSSProperties = { padding: '8px 4px', borderBlockEnd: '1px solid var(--baize-color-line)', textAlign: 'start' };
/** The hero in the width of a card. */
const banner: CSSProperties = {
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  alignContent: 'center',
  padding: 20,
  minBlockSize: 120,
  borderRadius: 'var(--baize-radius-large)',
  color: 'var(--baize-color-on-hero)',
  background:
    'radial-gradient(120% 160% at 85% 0%, var(--baize-color-hero-glow), var(--baize-color-hero) 45%, var(--baize-color-hero-edge))',
};
const tile: CSSProperties = { inlineSize: '100%', aspectRatio: '3 / 4', objectFit: 'cover', borderRadius: 'var(--baize-radius-medium)' };
const columns = (least: number): CSSProperties => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
});

const isSound = ({ tokens }: ShownBrand): boolean => checkTokens(tokens).length === 0;
const passes = (brand: ShownBrand): string => (isSound(brand) ? '✓ Passes' : '✗ Refused');

/** A piece of the portal in a brand: only its tokens, mark and words are its own. */
function BrandCard({ brand, mode }: { brand: ShownBrand; mode: ThemeMode }): ReactElement {
  return (
    <Card>
      <Stack gap={3}>
        <Inline justify="between">
          <Inline gap={2} align="baseline">
            <Heading level={2} size="body">
              {brand.name}
            </Heading>
            <Text tone="muted">{brand.about}</Text>
          </Inline>
          <Text tone={isSound(brand) ? 'positive' : 'negative'}>{passes(brand)}</Text>
        </Inline>
        <Themed mode={mode} brand={brand.code} properties={tokenVars(brand.tokens, mode)}>
          <Stack gap={3}>
            <Inline justify="between" gap={2} wrap>
              <BrandMark {...sampleMark(brand.code)} />
              <Inline gap={2}>
                <Text weight="strong">
                  <Money amount={inMinorUnit(12_480, currencyOf(brand))} currency={currencyOf(brand)} language="en" />
                </Text>
                <Button size="medium">Deposit</Button>
              </Inline>
            </Inline>
            <div style={banner}>
              <Heading level={2} size="large">
                Your table is ready, choose a game
              </Heading>
              <ButtonLink href="#games" tone="brass" size="medium">
                See the games
              </ButtonLink>
            </div>
            <Inline justify="between" align="baseline">
              <Heading level={2} size="body">
                Popular today
              </Heading>
              <Link href="#all" tone="quiet">
                See all
              </Link>
            </Inline>
            <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(4, 1fr)' }}>
              {games.map((name, place) => (
                <img key={name} src={sampleArt(place)} alt={name} style={tile} />
              ))}
            </div>
          </Stack>
        </Themed>
      </Stack>
    </Card>
  );
}

/** A colour and its value. */
function Swatch({ value }: { value: string }): ReactElement {
  const colour: CSSProperties = {
    inlineSize: 18,
    blockSize: 18,
    borderRadius: 5,
    background: value,
    border: '1px solid var(--baize-color-control)',
  };
  return (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
      <span style={colour} />
      <code>{value}</code>
    </span>
  );
}

function TokenTable({ mode }: { mode: ThemeMode }): ReactElement {
  return (
    <Card>
      <Heading level={2} size="title">
        Tokens
      </Heading>
      <table aria-label={`Tokens, ${mode}`} style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th style={cell}>Token</th>
            {brands.map(({ code, name }) => (
              <th key={code} style={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownTokens.map((token) => (
            <tr key={token}>
              <th scope="row" style={cell}>
                <code>{token}</code>
              </th>
              {brands.map(({ code, tokens }) => (
                <td key={code} style={cell}>
                  <Swatch value={tokens.color[mode][token]} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" style={cell}>
              <code>radius</code>
            </th>
            {brands.map(({ code, tokens }) => (
              <td key={code} style={cell}>
                <code>{Object.values(tokens.radius).join(' · ')}</code>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Card>
  );
}

const leastOf = (text: ColorToken, ground: ColorToken): number =>
  contrastRules.find((rule) => rule.text === text && rule.ground === ground)?.least ?? 0;

function ContrastTable({ mode }: { mode: ThemeMode }): ReactElement {
  const sound = brands.filter(isSound).length;
  return (
    <Card>
      <Inline justify="between" align="baseline">
        <Heading level={2} size="title">
          Contrast
        </Heading>
        <Text size="small" tone="muted">{`${contrastRules.length} pairs a mode, ${sound} of ${brands.length} brands pass`}</Text>
      </Inline>
      <table aria-label={`Contrast, ${mode}`} style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th style={cell}>Pair</th>
            <th style={cell}>Needs</th>
            {brands.map(({ code, name }) => (
              <th key={code} style={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownPairs.map(([text, ground]) => (
            <tr key={`${text} ${ground}`}>
              <th scope="row" style={cell}>
                <code>{text}</code> on <code>{ground}</code>
              </th>
              <td style={cell}>{leastOf(text, ground)}</td>
              {brands.map(({ code, tokens }) => {
                const ratio = contrastRatio(tokens.color[mode][text], tokens.color[mode][ground]);
                return (
                  <td key={code} style={cell}>
                    {ratio.toFixed(1)} {ratio >= leastOf(text, ground) ? '✓' : '✗'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** One portal in each brand of the repository, with what tells them apart. */
export function BrandKit(): ReactElement {
  const [mode, setMode] = useState<ThemeMode>('light');
  return (
    <Themed mode={mode}>
      <Stack gap={5}>
        <Inline justify="between" gap={4} wrap>
          <Stack gap={1}>
            <Heading level={1} size="display">
              One portal, three brands
            </Heading>
            <Text tone="muted">Tokens, mark and words alone differ. Layout, parts and game art stay.</Text>
          </Stack>
          <Inline gap={2}>
            <label>
              Mode{' '}
              <select value={mode} onChange={(event) => setMode(event.target.value as ThemeMode)}>
                {themeModes.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
            <Button onClick={() => void open('?path=/story/guide-brand-editor--editor', '_top')}>Make a brand</Button>
          </Inline>
        </Inline>
        <div style={columns(320)}>
          {brands.map((brand) => (
            <BrandCard key={brand.code} brand={brand} mode={mode} />
          ))}
        </div>
        <div style={columns(420)}>
          <TokenTable mode={mode} />
          <ContrastTable mode={mode} />
        </div>
      </Stack>
    </Themed>
  );
}
