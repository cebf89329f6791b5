import { baizeTokens, type ColorToken, contrastRatio, contrastRules } from '@baize/brand';
import type { ThemeMode } from '@baize/design-system/theme';
import type { ReactElement } from 'react';
import { brandTokens } from '../brands.ts';
import { Themed } from './Themed.tsx';

/** The lowest contrast of a token on the grounds that it is used on, with the bar that it has to keep. */
function lowestContrast(color: Record<ColorToken, string>, token: ColorToken): string {
  const ratios = contrastRules
    .filter(({ text }) => text === token)
    .map(({ ground, least }) => ({ ground, least, ratio: contrastRatio(color[token], color[ground]) }));
  const lowest = ratios.sort((one, other) => one.ratio - other.ratio)[0];
  return lowest ? `${lowest.ratio.toFixed(1)} : 1 on ${lowest.ground}, at least ${lowest.least}` : '';
}

/** Every colour of a brand in one mode, with its value and its contrast, drawn from the code. */
export function ColorTable({ brand, mode }: { brand: string; mode: ThemeMode }): ReactElement {
  const color = (brandTokens[brand] ?? baizeTokens).color[mode];
  return (
    <Themed brand={brand} mode={mode}>
      <table aria-label={`${brand}, ${mode}`} style={{ width: '100%', borderCollapse: 'collapse' }}>
        <tbody>
          {(Object.keys(color) as ColorToken[]).map((token) => (
            <tr key={token}>
              <td style={{ width: 56, padding: 4 }}>
                <div style={{ height: 28, borderRadius: 6, background: color[token], border: '1px solid var(--baize-color-control)' }} />
              </td>
              <th scope="row" style={{ padding: 4, textAlign: 'start' }}>
                {token}
              </th>
              <td style={{ padding: 4 }}>{color[token]}</td>
              <td style={{ padding: 4 }}>{lowestContrast(color, token)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Themed>
  );
}
