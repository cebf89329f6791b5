import { artAt, type Currency, currencySigns, type GameCategory, type Language, minorDigits } from '@baize/contract';
import { type MoneyText, moneyTextIn, type RoomStakes } from '@baize/gateway/ports';
import { isJackpotGame } from './jackpot.ts';
import { gamesRoot } from './launchUrl.ts';
import { payTable, stakes, symbolNames, twoStepCategories } from './payTable.ts';
import { isWithin } from './roomSession.ts';
import { texts } from './texts.ts';

export interface PageGame {
  gameId: string;
  name: Readonly<Record<Language, string>>;
  category: GameCategory;
}

/** A PVP room as its page shows it; the session enforces its stakes. */
export interface PageRoom extends RoomStakes {
  name: Readonly<Record<Language, string>>;
}

export interface PageOptions {
  currency: Currency;
  /** IANA zone of the brand's clock. */
  timeZone: string;
  game: PageGame;
  /** Default: the game is played by itself. */
  room?: PageRoom | undefined;
  language: Language;
  returnUrl: string;
  /** Of the game's large picture, in every width. */
  artUrl: string;
  /** Versions in the addresses of the page's files, so that they may be cached for good. */
  version: string;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;');
}

function document(language: Language, title: string, version: string, body: string, script: boolean): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="#0A120F">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${gamesRoot}/symbols/clover.svg" type="image/svg+xml">
<link rel="stylesheet" href="${gamesRoot}/assets/fonts.css?v=${version}">
<link rel="stylesheet" href="${gamesRoot}/assets/game.css?v=${version}">
${script ? `<script type="module" src="${gamesRoot}/assets/game.js?v=${version}"></script>` : ''}
</head>
${body}
</html>
`;
}

/** The room with its stakes, in one sentence. */
function roomText(language: Language, money: MoneyText, { name, minStake, maxStake }: PageRoom): string {
  const [min, max] = [money(minStake, language), money(maxStake, language)];
  return texts[language].roomNote
    .replace('{min}', min)
    .replace('{max}', max)
    .replace('{room}', () => name[language]);
}

const image = (name: string, alt = '') =>
  `<img src="${gamesRoot}/symbols/${name}.svg" alt="${escapeHtml(alt)}" width="64" height="64" draggable="false">`;

/** The game's page. It carries its state as data; nothing runs inline. */
export function gamePage({ game, room, currency, timeZone, language, returnUrl, artUrl, version }: PageOptions): string {
  const money = moneyTextIn(currency);
  const t = texts[language];
  const name = game.name[language];
  const back = escapeHtml(returnUrl);
  const choices = stakes
    .filter((stake) => isWithin(room, stake))
    .map(
      (stake, at) =>
        `<label class="choice"><input type="radio" name="stake" value="${stake}"${at === 0 ? ' checked' : ''}><span>${money(stake, language)}</span></label>`,
    )
    .join('');
  const rows = payTable
    .map(({ symbol, count, times }) => {
      const icons = image(symbol).repeat(count);
      const label = escapeHtml(`${count} × ${t.symbols[symbol] ?? symbol}`);
      return `<tr><th scope="row"><span class="icons" aria-hidden="true">${icons}</span><span class="hidden">${label}</span></th><td>× ${times}</td></tr>`;
    })
    .join('');
  const [art, denseArt] = [escapeHtml(artAt(artUrl, 460)), escapeHtml(artAt(artUrl, 920))];
  const data = escapeHtml(
    JSON.stringify({
      language,
      currency: { sign: currencySigns[currency], digits: minorDigits[currency] },
      timeZone,
      gameId: game.gameId,
      roomId: room?.roomId,
      isTwoSteps: twoStepCategories.includes(game.category),
      root: gamesRoot,
      symbols: symbolNames,
      texts: t,
    }),
  );
  const body = `<body data-game="${data}">
<header>
<a class="back" href="${back}" target="_top"><span aria-hidden="true">←</span> ${escapeHtml(t.back)}</a>
<p class="clock"><span class="hidden">${escapeHtml(t.time)}</span> <time id="clock">--:--:--</time></p>
</header>
<main>
<section class="stage">
<img class="art" src="${art}" srcset="${denseArt} 2x" alt="" width="460" height="190">
<h1>${escapeHtml(name)}</h1>
${room ? `<p class="note">${escapeHtml(roomText(language, money, room))}</p>` : ''}
<p class="badge" id="demo" hidden>${escapeHtml(t.demo)}</p>
<div class="reels" id="reels" aria-hidden="true">${['seven', 'crown', 'gem'].map((symbol) => `<div class="reel">${image(symbol)}</div>`).join('')}</div>
<p class="message" id="message" role="status" aria-live="polite">${escapeHtml(t.ready)}</p>
<noscript><p class="message bad">${escapeHtml(t.noScript)}</p></noscript>
</section>
<form class="board" id="form">
<dl class="figures"><div><dt>${escapeHtml(t.balance)}</dt><dd id="balance">…</dd></div><div><dt>${escapeHtml(t.session)}</dt><dd id="net">${money(0, language)}</dd></div></dl>
<fieldset><legend>${escapeHtml(t.stake)}</legend><div class="choices">${choices}</div></fieldset>
<button class="play" id="play" type="submit" disabled>${escapeHtml(t.play)}</button>
</form>
<details><summary>${escapeHtml(t.payTable)}</summary><p>${escapeHtml(t.payNote)}</p><table><tbody>${rows}</tbody></table></details>
<p class="note">${escapeHtml(t.returnNote)}</p>
${isJackpotGame(game) ? `<p class="note">${escapeHtml(t.jackpotNote)}</p>` : ''}
<p class="note">${escapeHtml(t.sandboxNote)}</p>
</main>
</body>`;
  return document(language, name, version, body, true);
}

/** For an address that names no game. */
export function missingPage(language: Language, returnUrl: string, version: string): string {
  const t = texts[language];
  const body = `<body><main><section class="stage"><p class="message bad">${escapeHtml(t.notFound)}</p><a class="back" href="${escapeHtml(returnUrl)}" target="_top">${escapeHtml(t.back)}</a></section></main></body>`;
  return document(language, t.notFound, version, body, false);
}
