import { type ReactElement, useId } from 'react';
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
const middle = 'translate(110 110)';
const radius = 88;
/** Whole turns before it comes to rest. */
const wholeTurns = 5;
const grounds = [art.red, art.paper, artGrounds.green[0], art.paperShade] as const;
const inks = [art.paper, art.ink, art.paper, art.ink] as const;
/** Lights of the rim. */
const lights = Array.from({ length: 24 }, (_, place) => place * 15);
const club = 'M0-8a4 4 0 0 0-3.5 6A4 4 0 1 0-1 3l-1.3 5H2.3L1 3a4 4 0 1 0 2.5-5A4 4 0 0 0 0-8Z';

/** A sector around the top, half of it at each side. */
function sectorOf(count: number): string {
  const half = Math.PI / count;
  const [x, y] = [radius * Math.sin(half), -radius * Math.cos(half)].map((part) => part.toFixed(3));
  return `M0 0L-${x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}Z`;
}

/** Where each of two lines stands, in units of the drawing from the middle. */
const lineAt = [72, 57] as const;
/** Of a letter's height, its width at the most. */
const letterWidth = 0.6;
const greatestLetter = 13;
/** In units of the drawing: below it nobody reads. */
const leastLetter = 6;

/** The words in two lines where they can be, as long as each other; a sign of a currency stands above its figure. */
function linesOf(text: string): readonly string[] {
  const gaps = [...text.matchAll(/\s/g)].map(({ index }) => index);
  const best = gaps.sort((one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2))[0];
  return best === undefined ? [text] : [text.slice(0, best), text.slice(best + 1)];
}

interface WheelLine {
  text: string;
  y: number;
  size: number;
}

/** As large as a sector has room for, and shortened where that would be too small. */
function fitted(text: string, count: number): readonly WheelLine[] {
  const lines = linesOf(text);
  return lines.map((line, place) => {
    const y = lines.length === 1 ? (lineAt[0] + lineAt[1]) / 2 : (lineAt[place] ?? lineAt[1]);
    const room = Math.min(2 * y * Math.tan(Math.PI / Math.max(count, 4)), 70) - 6;
    const size = Math.min(greatestLetter, room / (letterWidth * Math.max(line.length, 1)));
    const letters = Math.floor(room / (letterWidth * leastLetter));
    return { text: size < leastLetter ? `${line.slice(0, letters - 1)}…` : line, y: -y, size: Math.max(size, leastLetter) };
  });
}

/** A wheel that comes to rest on a sector that is known before it turns. What it has drawn, the words beside it say. */
export function PrizeWheel({ sectors, landsOn = 0, isTurning = false, onTurnEnd }: PrizeWheelProps): ReactElement {
  const id = useId();
  const count = sectors.length;
  const way = wholeTurns - landsOn / count;
  return (
    <div className={css.frame} ref={propertiesRef({ [css.turned]: `${way}turn` })}>
      <svg className={css.drawing} viewBox="0 0 220 220" aria-hidden="true">
        <defs>
          <linearGradient id={`${id}rim`} x2="0" y2="1">
            <stop stopColor={art.brassLight} />
            <stop offset="1" stopColor={art.brassDark} />
          </linearGradient>
          <radialGradient id={`${id}depth`}>
            <stop offset="0.6" stopColor={art.ink} stopOpacity="0" />
            <stop offset="1" stopColor={art.ink} stopOpacity="0.28" />
          </radialGradient>
        </defs>
        <ellipse cx="110" cy="214" rx="72" ry="6" fill={art.ink} opacity="0.4" />
        <g transform={middle}>
          <circle r="100" fill={`url(#${id}rim)`} />
          <circle r="92" fill={art.brassInk} />
          {lights.map((angle) => (
            <circle key={angle} cy="-96" r="1.9" fill={angle % 30 === 0 ? art.paper : art.brassInk} transform={`rotate(${angle})`} />
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
                  {fitted(text, count).map((line) => (
                    <text key={line.y} y={line.y} textAnchor="middle" fontSize={line.size} fontWeight="600" fill={inks[ground]}>
                      {line.text}
                    </text>
                  ))}
                </g>
              );
            })}
          </g>
        </g>
        <g transform={middle}>
          <circle r={radius} fill={`url(#${id}depth)`} />
          <circle r="20" fill={`url(#${id}rim)`} />
          <circle r="15.5" fill={art.brassInk} />
          <circle r="14.5" fill={artGrounds.green[1]} />
          <path d={club} fill={art.brassLight} transform="scale(1.25)" />
          <path d="M-10-104H10L0-83Z" fill={art.paper} stroke={art.paper} strokeWidth="4" strokeLinejoin="round" />
        </g>
      </svg>
    </div>
  );
}
