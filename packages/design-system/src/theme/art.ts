/** Colours of the drawings (cards, chips, avatars): they are the same in every brand and mode. */
export const art = {
  paper: '#F4F2EA',
  paperShade: '#E7E3D6',
  ink: '#14231C',
  red: '#B3261E',
  brass: '#D9AE55',
  brassLight: '#E9C878',
  brassDark: '#8A6420',
  brassInk: '#4A3308',
  skin: '#F1C9A5',
  gold: '#E2B75B',
  silver: '#C6CDCA',
  bronze: '#CB8A50',
  steel: '#6E7A86',
  steelLight: '#A9B4BE',
  serif: 'Georgia, "Times New Roman", serif',
} as const;

/** Grounds of drawings on a card, from the middle to the edge. */
export const artGrounds = {
  green: ['#2C9A63', '#0C3B28'],
  violet: ['#7D4BB8', '#2A1250'],
  rust: ['#C4573A', '#571C14'],
  steel: ['#8C98A4', '#4A545E'],
  rose: ['#C4457F', '#4E0F33'],
  amber: ['#D07F2E', '#5A2A0C'],
  teal: ['#2F93A0', '#0B3A44'],
  blue: ['#4A57C4', '#161B52'],
  gold: ['#B08A2C', '#46340C'],
  red: ['#B0344A', '#460F1C'],
} as const;

/** Colours of what is opened: apart, since a page without it needs none of them. */
export const rewardArtColors = { envelope: '#C83530', wood: '#6B4226' } as const;
