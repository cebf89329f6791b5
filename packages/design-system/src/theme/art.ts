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
  serif: 'Georgia, "Times New Roman", serif',
} as const;
