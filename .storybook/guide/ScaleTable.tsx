import type { CSSProperties, ReactElement } from 'react';
import { Themed } from './Themed.tsx';

interface ScaleTableProps {
  label: string;
  /** Name → value, as the code has it. */
  scale: Record<string, string | number>;
  /** How a value is shown; without it the value stands alone. */
  sample?: (value: string) => CSSProperties;
  /** In whose colours it is shown. Default Baize. */
  brand?: string;
  /** What the sample says. */
  text?: string;
}

/** One scale of the theme, drawn from the code. */
export function ScaleTable({ label, scale, sample, brand = 'baize', text = '' }: ScaleTableProps): ReactElement {
  return (
    <Themed brand={brand}>
      <table aria-label={label} style={{ width: '100%', borderCollapse: 'collapse' }}>
        <tbody>
          {Object.entries(scale).map(([name, value]) => (
            <tr key={name}>
              <th scope="row" style={{ width: 120, padding: 6, textAlign: 'start' }}>
                {name}
              </th>
              <td style={{ width: 160, padding: 6 }}>{value}</td>
              {sample && (
                <td style={{ padding: 6 }}>
                  <div style={sample(String(value))}>{text}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Themed>
  );
}
