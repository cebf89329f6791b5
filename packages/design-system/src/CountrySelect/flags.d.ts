// The package types its whole list of flags alone, not the files that hold one each.
declare module 'country-flag-icons/string/3x2/*' {
  const svg: string;
  export default svg;
}
