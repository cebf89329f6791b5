/** Options that follow each other under one heading; undefined for those without. */
export interface OptionGroup<Option> {
  /** The heading. Default none. */
  group: string | undefined;
  /** In their own order. */
  options: Option[];
}

/** Gathers options by their heading, in the order in which the headings first come. */
export function groupOptions<Option extends { group?: string | undefined }>(options: readonly Option[]): OptionGroup<Option>[] {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups].map(([group, members]) => ({ group, options: members }));
}
