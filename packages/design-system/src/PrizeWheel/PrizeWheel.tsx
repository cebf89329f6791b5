import type { ReactElement } from 'react';
import { propertiesRef } from '../shared/propertiesRef.ts';
import { art, artGrounds } from '../theme/art.ts';
import * as css from './PrizeWheel.css.ts';

export interface PrizeWheelProps {
  /** Words of the sectors, clockwise, the first at the top. Every sector is as wide as another. */
  sectors: readonly string[];
  /** Sector that comes to rest under the mark, from 0. Default the first. */
  landsOn?: number | undefined;
  /** It turns to that sector now. Default false: it rests there. */
  isTurning?: boolean | undefined;
  /** It has come to rest; never under reduced motion, where nothing turns. Default nothing. */
  onTurnEnd?: (() => void) | undefined;
}

/** The drawing turns around the middle of its box, which every browser reads as the same point. */
const middle = 'translate(105 105)';
const radius = 88;
/** Whole turns before it comes to rest. */
const wholeTurns = 5;
const grounds = [art.red, art.paper, artGrounds.green[0], art.paperShade] as const;
const inks = [art.paper, art.ink, art.paper, art.ink] as const;
/** Letters that a sector has room for. */
const room = 12;
const shortened = (text: string): string => (text.length > room ? `${text.slice(0, room - 1)}…` : text);
/** In units of the drawing, by the number of sectors. */
const letterSize = (count: number): number => Math.min(11, 96 / count);

/** A sector around the top, half of it at each side. */
function sectorOf(count: number): string {
  const half = Math.PI / count;
  const [x, y] = [radius * Math.sin(half), -radius * Math.cos(half)].map((part) => part.toFixed(3));
  return `M0 0L-${x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}Z`;
}

/** A wheel that comes to rest on a sector that is known before it turns. What it has drawn, the words beside it say. */
export function PrizeWheel({ sectors, landsOn = 0, isTurning = false, onTurnEnd }: PrizeWheelProps): ReactElement {
  const count = sectors.length;
  const way = wholeTurns - landsOn / count;
  const lights = Array.from({ length: 24 }, (_, place) => place * 15);
  return (
    <div className={css.frame} ref={propertiesRef({ [css.turned]: `${way}turn` })}>
      <svg className={css.drawing} viewBox="0 0 210 210" aria-hidden="true">
        <g transform={middle}>
          <circle r="100" fill={art.brass} />
          <circle r="91" fill={art.brassInk} />
          {lights.map((angle) => (
            <circle key={angle} cy="-95.5" r="2" fill={art.paper} opacity={angle % 30 === 0 ? 0.9 : 0.4} transform={`rotate(${angle})`} />
          ))}
        </g>
        <g className={isTurning ? css.turning : css.resting} onAnimationEnd={onTurnEnd}>
          <g transform={middle}>
            {sectors.map((text, place) => {
              // An odd number of sectors would have two of one ground side by side.
              const ground = place === count - 1 && count % 4 === 1 ? 1 : place % grounds.length;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: sectors may have the same words, and never change their places
                <g key={place} transform={`rotate(${(360 * place) / count})`}>
                  <path d={sectorOf(count)} fill={grounds[ground]} stroke={art.brass} strokeWidth="0.8" />
                  <text y="-62" textAnchor="middle" fontSize={letterSize(count)} fontWeight="600" fill={inks[ground]}>
                    {shortened(text)}
                  </text>
                </g>
              );
            })}
          </g>
        </g>
        <g transform={middle}>
          <circle r="20" fill={art.brassLight} />
          <circle r="14" fill={art.brassDark} />
          <path d="M-11-105H11L0-82Z" fill={art.paper} stroke={art.ink} strokeWidth="2" strokeLinejoin="round" />
        </g>
      </svg>
    </div>
  );
}
