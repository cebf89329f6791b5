import type { HeaderViewProps } from '@baize/features/shell';
import { useNavigate, useOutletContext } from 'react-router-dom';

/** Language and theme, and how they are changed. */
export type LookChoice = Pick<HeaderViewProps, 'language' | 'theme' | 'onChangeLanguage' | 'onChangeTheme'>;

/** What every layer is given. */
export interface LayerContext {
  look: LookChoice;
  /** Address of the page below. */
  page: string;
}

/** Language and theme, of a layer that has their switches. */
export const useLook = (): LookChoice => useOutletContext<LayerContext>().look;

/** Closes the open layer: its page is there again, and Back does not open the layer anew. */
export function useClose(): () => void {
  const { page } = useOutletContext<LayerContext>();
  const navigate = useNavigate();
  return () => void navigate(page, { replace: true });
}
