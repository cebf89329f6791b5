// @ts-check
/** @typedef {{ status: 'OK', roundId: string, reels: string[], stake: number, payout: number, balance: number, isSettling: boolean }} Result */
/** @typedef {{ roundId: string, stake: number }} Round */

const { language, currency, timeZone, gameId, roomId, isTwoSteps, root, symbols, texts } = JSON.parse(document.body.dataset.game ?? '{}');
const at = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const [form, button, message, reels] = [at('form'), /** @type {HTMLButtonElement} */ (at('play')), at('message'), at('reels')];
const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('input'));
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const numbers = new Intl.NumberFormat(language, { minimumFractionDigits: currency.digits, maximumFractionDigits: currency.digits });
/** The brand's zone, as in the portal's header: a round is asked after by this time, wherever the player is. */
const clock = new Intl.DateTimeFormat('vi-VN', { timeZone, timeStyle: 'medium', hourCycle: 'h23' });
/** Of a limit or a break: when it passes. */
const moment = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
/** As the portal writes it; an amount is in the minor unit. */
const money = (/** @type {number} */ amount) =>
  `${amount < 0 ? '−' : ''}${currency.sign}\u00A0${numbers.format(Math.abs(amount) / 10 ** currency.digits)}`;
const wait = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));
const randomId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A blocked storage must not stop the game: the round then lives as long as the page. */
const memory = new Map();
const store = {
  get(/** @type {string} */ key) {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(/** @type {string} */ key, /** @type {string | null} */ value) {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
};

// The token moves out of the address at once: histories, bookmarks and shared links must not carry it.
// A room has a session of its own: two rooms of one game, or a room and the game by itself, may follow each other in one tab.
const sessionKey = ['sandbox-session', gameId, roomId].filter(Boolean).join(' ');
const fragment = new URLSearchParams(location.hash.slice(1));
const handed = fragment.get('s');
if (handed) {
  store.set(sessionKey, handed);
  history.replaceState(null, '', location.pathname + location.search);
}
const session = location.hash === '#demo' ? null : (handed ?? store.get(sessionKey));
const demoKey = `sandbox-demo ${gameId}`;
const demo = store.get(demoKey) ?? randomId();
const purse = session ? { session } : { demo };
if (!session) {
  store.set(demoKey, demo);
  at('demo').hidden = false;
}
// A round that was sent and not answered outlives a reload: it is finished, never played anew.
const roundKey = `sandbox-round ${session ?? demo}`;
/** @returns {Round | null} */
const openRound = () => JSON.parse(store.get(roundKey) ?? 'null');
/** Tickets of rounds that were begun and not ended, by an earlier visit too. */
const ticketsKey = `sandbox-tickets ${session ?? demo}`;
const sealKey = `sandbox-jackpot ${session ?? demo}`;
if (handed) store.set(sealKey, fragment.get('j'));
/** Of a jackpot game: sent along with each round. */
const seal = store.get(sealKey);
if (handed) store.set(ticketsKey, JSON.stringify(fragment.getAll('r')));
/** @returns {string[]} */
const tickets = () => JSON.parse(store.get(ticketsKey) ?? '[]');
const stakeOf = (/** @type {string} */ ticket) => Number(ticket.split('.')[1]);
let net = 0;

function tell(/** @type {string} */ text, /** @type {'' | 'good' | 'bad'} */ tone = '') {
  message.textContent = text;
  message.className = `message ${tone}`;
}

function showBalance(/** @type {number | undefined} */ balance) {
  if (balance !== undefined) at('balance').textContent = money(balance);
}

function setBusy(/** @type {boolean} */ isBusy) {
  button.disabled = isBusy;
  button.textContent = isBusy ? texts.playing : openRound() ? texts.retry : tickets().length > 0 ? texts.reveal : texts.play;
  for (const input of inputs) input.disabled = isBusy || openRound() !== null || tickets().length > 0;
}

/** Says `network` for every way in which no readable answer comes. */
async function ask(/** @type {string} */ call, /** @type {object} */ body) {
  try {
    const response = await fetch(`${root}/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...purse, ...body }),
      signal: AbortSignal.timeout(20_000),
    });
    const answer = await response.json();
    if (answer.status === 'OK') return answer;
    return {
      status: 'ERROR',
      code: answer.code in texts.failures ? answer.code : response.status === 429 ? 'busy' : 'network',
      balance: answer.balance,
      left: answer.left,
      until: answer.until,
    };
  } catch {
    return { status: 'ERROR', code: 'network' };
  }
}

const pictures = () => /** @type {NodeListOf<HTMLImageElement>} */ (reels.querySelectorAll('img'));
const show = (/** @type {HTMLImageElement} */ picture, /** @type {string} */ symbol) => {
  picture.src = `${root}/symbols/${symbol}.svg`;
};

function startReels() {
  reels.classList.remove('wins');
  for (const picture of pictures()) picture.hidden = false;
  if (calm.matches) return () => {};
  for (const reel of reels.children) reel.classList.add('spins');
  const timer = setInterval(() => {
    for (const picture of pictures()) {
      if (picture.parentElement?.classList.contains('spins')) show(picture, symbols[Math.floor(Math.random() * symbols.length)]);
    }
  }, 160);
  return () => clearInterval(timer);
}

async function stopReels(/** @type {string[] | undefined} */ result) {
  for (const [index, picture] of [...pictures()].entries()) {
    if (!calm.matches && result) await wait(index === 0 ? 420 : 260);
    picture.parentElement?.classList.remove('spins');
    if (result?.[index]) show(picture, result[index]);
    // Of a round in two steps the last one is still face down.
    picture.hidden = result !== undefined && !result[index];
  }
}

function tellResult(/** @type {Result} */ { stake, payout, balance, reels: shown, isSettling }) {
  net += payout - stake;
  showBalance(balance);
  at('net').textContent = `${net > 0 ? '+' : ''}${money(net)}`;
  at('net').className = net > 0 ? 'good' : net < 0 ? 'bad' : '';
  reels.classList.toggle('wins', payout > 0);
  const text = isSettling && payout > 0 ? texts.settling : payout > stake ? texts.won : payout > 0 ? texts.even : texts.lost;
  const names = shown.map((symbol) => texts.symbols[symbol] ?? symbol).join(', ');
  tell(text.replace('{amount}', money(payout)), payout > 0 ? 'good' : '');
  const spoken = document.createElement('span');
  spoken.className = 'hidden';
  spoken.textContent = texts.reels.replace('{reels}', names);
  message.append(' ', spoken);
}

/** Ends the round that was begun first. */
async function draw(/** @type {string} */ ticket) {
  setBusy(true);
  tell(texts.playing);
  const stopSwapping = startReels();
  const answer = await ask('draw', { ticket });
  const isOpen = answer.status === 'ERROR' && ['network', 'busy', 'session_expired'].includes(answer.code);
  if (!isOpen) store.set(ticketsKey, JSON.stringify(tickets().filter((other) => other !== ticket)));
  await stopReels(answer.reels);
  stopSwapping();
  finish(answer);
}

async function play() {
  if (button.disabled) return;
  const [ticket] = tickets();
  if (ticket !== undefined && !openRound()) {
    await draw(ticket);
    return;
  }
  const checked = [...inputs].find((input) => input.checked);
  const round = openRound() ?? { roundId: randomId(), stake: Number(checked?.value) };
  store.set(roundKey, JSON.stringify(round));
  setBusy(true);
  tell(texts.playing);
  const stopSwapping = startReels();
  const answer = await ask(isTwoSteps ? 'deal' : 'round', seal ? { ...round, jackpot: seal } : round);
  const isOpen = answer.status === 'ERROR' && (answer.code === 'network' || answer.code === 'busy');
  if (!isOpen) store.set(roundKey, null);
  if (answer.ticket) store.set(ticketsKey, JSON.stringify([...tickets(), answer.ticket]));
  await stopReels(answer.reels);
  stopSwapping();
  finish(answer);
}

/** Tells what became of a request: a result, a bet that stands, or why there is neither. */
function finish(/** @type {any} */ answer) {
  if (answer.ticket) {
    showBalance(answer.balance);
    tell(texts.dealt.replace('{amount}', money(answer.stake)));
  } else if (answer.status === 'OK') tellResult(answer);
  else {
    showBalance(answer.balance);
    const until = answer.until ? texts.until.replace('{moment}', moment.format(new Date(answer.until))) : '';
    tell(texts.failures[answer.code].replace('{left}', money(answer.left ?? 0)).replace('{until}', until), 'bad');
  }
  setBusy(false);
  if (answer.code === 'session_expired') button.disabled = true;
  else button.focus({ preventScroll: true });
}

async function start() {
  const answer = await ask('balance', {});
  const [left] = tickets();
  if (answer.status === 'OK') {
    showBalance(answer.balance);
    if (left !== undefined) tell(texts.unfinished.replace('{amount}', money(stakeOf(left))));
  } else tell(texts.failures[answer.code], 'bad');
  setBusy(false);
  if (answer.code === 'session_expired') button.disabled = true;
}

function tick() {
  const now = new Date();
  at('clock').textContent = `${clock.format(now)} GMT+7`;
  setTimeout(tick, 1_000 - now.getMilliseconds());
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void play();
});
tick();
void start();
