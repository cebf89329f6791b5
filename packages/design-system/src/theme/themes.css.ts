import { baizeTokens } from '@baize/brand';
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { color, radius, font } = baizeTokens;

// Where nothing else is said, the system looks like Baize: another brand's style sheet, or its tokens on an element, go before it.
globalStyle(':root', { vars: { ...assignVars(vars.radius, radius), ...assignVars(vars.font, font) } });
// Any element may have a mode of its own, also inside the other.
globalStyle(':root, [data-theme=dark]', { colorScheme: 'dark', vars: assignVars(vars.color, color.dark) });
globalStyle('[data-theme=light]', { colorScheme: 'light', vars: assignVars(vars.color, color.light) });
