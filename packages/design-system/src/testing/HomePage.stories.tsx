import type { ThemeMode } from '@baize/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, within } from 'storybook/test';
import { giftIcon, gridIcon, homeIcon, profileIcon, walletIcon } from '../Icon/icons.ts';
import * as ds from '../index.ts';
import { sampleMark } from './sampleMark.ts';
import { sampleArt, sampleCategories, sampleGames, sampleNav } from './samples.ts';
import { shownIn, useShown } from './shownIn.ts';

/** Every part of a home page together, to be laid beside the design. */
function HomePage({ brand, theme, language }: { brand: string; theme: ThemeMode; language: ds.Language }): ReactElement {
  const shown = useShown();
  const mark = <ds.BrandMark {...sampleMark(brand)} />;
  return shown(
    <>
      <ds.SkipLink href="#content">Đến nội dung</ds.SkipLink>
      <ds.HeaderBar
        brand={mark}
        top={
          <>
            <ds.Clock />
            <ds.Inline gap={4}>
              <ds.LanguageSwitch value={language} label="Ngôn ngữ" onChange={fn()} />
              <ds.ThemeSwitch value={theme} labels={{ label: 'Giao diện', dark: 'Tối', light: 'Sáng' }} onChange={fn()} />
            </ds.Inline>
          </>
        }
        nav={<ds.NavLinks label="Chính" items={sampleNav} currentId="home" />}
        end={
          <>
            <ds.Button tone="outline" size="medium">
              Đăng nhập
            </ds.Button>
            <ds.Button size="medium">Đăng ký</ds.Button>
          </>
        }
      />
      <ds.Page>
        <ds.Hero
          badge="Thành viên mới"
          title="Hoàn trả 1,2% mỗi ngày, không giới hạn"
          action={
            <ds.ButtonLink href="#join" tone="brass">
              Tham gia ngay
            </ds.ButtonLink>
          }
        >
          Cược bất kỳ trò chơi nào, tiền về ví lúc 12:00 hôm sau.
        </ds.Hero>
        <ds.CategoryRow label="Thể loại" items={sampleCategories} currentId="featured" />
        <ds.Stack as="section" gap={3}>
          <ds.Inline justify="between" align="baseline">
            <ds.Heading level={2}>Phổ biến hôm nay</ds.Heading>
            <ds.Link href="#all" tone="quiet">
              Tất cả 10.214 trò chơi
            </ds.Link>
          </ds.Inline>
          <ds.TileGrid label="Phổ biến hôm nay">
            {sampleGames.map((name, index) => (
              <ds.GameTile
                key={name}
                name={name}
                vendor="PG"
                art={sampleArt(index)}
                badge={index % 3 ? undefined : { kind: 'new', text: 'Mới' }}
                playText="Chơi ngay"
                onPlay={fn()}
                demo={{ text: 'Chơi thử', onDemo: fn() }}
              />
            ))}
          </ds.TileGrid>
        </ds.Stack>
      </ds.Page>
      <ds.Footer
        brand={mark}
        links={
          <ds.Link href="#terms" tone="quiet">
            Điều khoản
          </ds.Link>
        }
        legal={<ds.Text size="small">18+ Chỉ dành cho người từ 18 tuổi. Hãy chơi có trách nhiệm.</ds.Text>}
      />
      <ds.TabBar
        label="Truy cập nhanh"
        currentId="home"
        items={[
          { id: 'home', text: 'Trang chủ', icon: homeIcon, href: '#home' },
          { id: 'games', text: 'Trò chơi', icon: gridIcon, href: '#games' },
          { id: 'deposit', text: 'Nạp tiền', icon: walletIcon, raised: true, onSelect: fn() },
          { id: 'rewards', text: 'Ưu đãi', icon: giftIcon, href: '#rewards' },
          { id: 'me', text: 'Tôi', icon: profileIcon, href: '#me' },
        ]}
      />
    </>,
  );
}

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  args: { brand: 'baize', theme: 'dark', language: 'vi' },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <HomePage {...args} brand={globals['brand']} theme={globals['theme']} language={globals['language']} />,
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Sen: Story = { globals: { brand: 'sen' } };
/** At 400 % the bars would take most of the screen: they go with the page. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const shown = shownIn(globals);
    scrollTo(0, 400);
    const bar = canvas.getByRole('button', { name: shown('Đăng ký') }).getBoundingClientRect();
    await expect(bar.bottom).toBeLessThanOrEqual(0);
    const tabs = canvas.getByRole('navigation', { name: shown('Truy cập nhanh') }).getBoundingClientRect();
    await expect(tabs.top).toBeGreaterThanOrEqual(innerHeight);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
