/** As banks write names: capitals without accents, one blank between words. */
function plainName(name: string): string {
  const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'D');
  return bare.toUpperCase().trim().replaceAll(/\s+/g, ' ');
}

/** Whether two spellings are of one name, as a bank compares them: case, accents and blanks apart. An empty name is nobody’s. */
export const isSameName = (one: string, other: string): boolean => plainName(one) !== '' && plainName(one) === plainName(other);
