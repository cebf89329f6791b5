import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/index.ts';
import { Hero } from '../Hero/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, reducedMotion, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Carousel, type CarouselSlide } from './Carousel.tsx';

const titles = ['Hoàn trả 1,2% mỗi ngày', 'Nạp lần hai thưởng 10%', 'Giải đấu Baccarat cuối tuần'] as const;
const slides: CarouselSlide[] = titles.map((label, index) => ({
  id: `${index}`,
  label,
  content: (
    <Hero
      badge="Ưu đãi"
      title={label}
      action={
        <ButtonLink href="#join" tone="brass">
          Tham gia ngay
        </ButtonLink>
      }
    >
      Áp dụng cho mọi trò chơi.
    </Hero>
  ),
}));
const meta = { component: Carousel, args: { label: 'Khuyến mãi', slides } } satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const part = within(within(canvasElement).getByRole('region', { name: shown('Khuyến mãi') }));
    await userEvent.click(part.getByRole('button', { name: shown('Trang chiếu sau') }));
    await waitFor(() =>
      expect(part.getByRole('button', { current: true })).toHaveAccessibleName(`${shown('trang chiếu')} 2: ${shown(titles[1])}`),
    );
    await userEvent.click(part.getByRole('button', { name: `${shown('trang chiếu')} 3: ${shown(titles[2])}` }));
    const last = part.getByRole('group', { name: /3\/3/ });
    await waitFor(() => expect(last).not.toHaveAttribute('inert'));
    await waitFor(() => expect(within(last).getByRole('link', { name: shown('Tham gia ngay') })).toBeVisible());
    await expect(part.getByRole('group', { name: /1\/3/ })).toHaveAttribute('inert');
  },
};
export const Playing: Story = {
  args: { autoplayDelay: 60_000 },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const part = within(canvasElement);
    await userEvent.click(part.getByRole('button', { name: shown('Tạm dừng') }));
    await expect(part.getByRole('button', { name: shown('Chạy tiếp') })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};
export const One: Story = { args: { slides: slides.slice(0, 1) } };
export const LongText: Story = {
  args: { slides: [{ id: 'long', label: 'Dài', content: longText }, ...slides] },
  play: keepInside,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dragged: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const part = within(within(canvasElement).getByRole('region', { name: shown('Khuyến mãi') }));
    const slide = part.getByRole('group', { name: /1\/3/ });
    const { left, width, top, height } = slide.getBoundingClientRect();
    const at = (share: number): MouseEventInit => ({
      bubbles: true,
      cancelable: true,
      button: 0,
      clientX: left + width * share,
      clientY: top + height / 2,
    });
    const drag = async (from: number, to: number): Promise<void> => {
      fireEvent.mouseDown(slide, at(from));
      for (const step of [0.25, 0.5, 0.75, 1]) fireEvent.mouseMove(document, at(from + (to - from) * step));
      fireEvent.mouseUp(document, at(to));
    };
    await drag(0.8, 0.2);
    await waitFor(() =>
      expect(part.getByRole('button', { current: true })).toHaveAccessibleName(`${shown('trang chiếu')} 2: ${shown(titles[1])}`),
    );
    await expect(slide).toHaveAttribute('inert');
    // At rest first: of a drag that catches it under way it is the place it had come to that counts.
    const second = part.getByRole('group', { name: /2\/3/ });
    await waitFor(() => expect(second.getBoundingClientRect().left).toBeCloseTo(left, 0));
    await drag(0.2, 0.8);
    await waitFor(() =>
      expect(part.getByRole('button', { current: true })).toHaveAccessibleName(`${shown('trang chiếu')} 1: ${shown(titles[0])}`),
    );
  },
};
/** A phone that is turned: the slide that is seen still fills its place. */
export const ResizedUnderReducedMotion: Story = under(reducedMotion, {
  play: async ({ canvasElement, globals }) => {
    const part = within(canvasElement).getByRole('region', { name: shownIn(globals)('Khuyến mãi') });
    const slide = within(part).getByRole('group', { name: /1\/3/ });
    const wide = slide.clientWidth;
    for (const width of ['60%', '']) {
      canvasElement.style.inlineSize = width;
      await waitFor(() => expect(slide.clientWidth < wide).toBe(width !== ''));
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(slide.getBoundingClientRect().left).toBeCloseTo(part.getBoundingClientRect().left, 0);
    }
  },
});
export const Composed: Story = composed(meta, { Still: {}, Playing, One });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
