import { type ReactElement, useMemo } from 'react';
import { art } from '../theme/art.ts';
import { code } from './QrCode.css.ts';
import { qrPath } from './qrPath.ts';

export interface QrCodeProps {
  /** What a scanner reads: an address, at most some 2,000 letters. */
  value: string;
  /** What it leads to: “Download for Android”. */
  label: string;
}

/** A code for a phone's camera: dark on light in every theme, for many scanners read no other. */
export function QrCode({ value, label }: QrCodeProps): ReactElement {
  const { path, side } = useMemo(() => qrPath(value), [value]);
  return (
    <svg className={code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill={art.paper} />
      <path d={path} fill={art.ink} />
    </svg>
  );
}
