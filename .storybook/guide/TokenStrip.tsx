import { baizeTokens, type ColorToken } from '@baize/brand';
import { fontSize, space } from '@baize/design-system/tokens';
import type { ReactElement } from 'react';
import { Themed } from './Themed.tsx';

const color = baizeTokens.color.dark;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12, marginBlockEnd: 16 } as const;

/** A taste of the tokens: colours, sizes of type, space and corners, drawn from the code. */
export function TokenStrip(): ReactElement {
  return (
    <Themed>
      <div style={row}>
        {(Object.keys(color) as ColorToken[]).map((token) => (
          <span key={token} style={{ inlineSize: 72, fontSize: 11 }}>
            <span
              style={{
                display: 'block',
                blockSize: 24,
                borderRadius: 6,
                background: color[token],
                border: '1px solid var(--baize-color-control)',
              }}
            />
            {token}
          </span>
        ))}
      </div>
      <div style={row}>
        {Object.entries(fontSize).map(([name, size]) => (
          <span key={name} style={{ fontSize: size }}>
            {name}
          </span>
        ))}
      </div>
      <div style={row}>
        {Object.entries(space).map(([name, size]) => (
          <span key={name} style={{ fontSize: 11 }}>
            <span style={{ display: 'block', inlineSize: size, blockSize: 12, background: 'var(--baize-color-brass)' }} />
            {name}
          </span>
        ))}
        {Object.entries(baizeTokens.radius).map(([name, size]) => (
          <span key={name} style={{ fontSize: 11 }}>
            <span style={{ display: 'block', inlineSize: 48, blockSize: 32, borderRadius: size, background: 'var(--baize-color-felt)' }} />
            {name}
          </span>
        ))}
      </div>
    </Themed>
  );
}
