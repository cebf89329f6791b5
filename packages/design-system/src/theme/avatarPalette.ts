/** Ground and figure of the nine avatars. */
export const avatarPalette = [
  { ground: '#14543A', figure: '#E2B75B' },
  { ground: '#5A1F4B', figure: '#F2B8C6' },
  { ground: '#1F3F6E', figure: '#9CC9F5' },
  { ground: '#6B2A1C', figure: '#F5B48A' },
  { ground: '#3B2D73', figure: '#C7B8FF' },
  { ground: '#0F5561', figure: '#8FE3E0' },
  { ground: '#6B5312', figure: '#F7DF8D' },
  { ground: '#41502B', figure: '#CFE39A' },
  { ground: '#4C1D2B', figure: '#FF9FA0' },
] as const;
