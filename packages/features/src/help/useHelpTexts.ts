import { getHelpCenter, type HelpSection } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { type Refused, refusalOf, useClient, useLanguage } from '../core/index.ts';

/** Loading, failed with a way to try again, empty, or the sections in the order of the page. */
export type HelpState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void; isAsking: boolean } & Refused)
  | { status: 'empty' }
  | { status: 'ready'; sections: readonly HelpSection[] };

/** The texts of help, terms and agreement (§7 "cached"): asked for once a visit in each language, for all its readers. */
export function useHelpTexts(): HelpState {
  const client = useClient();
  const lang = useLanguage();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['helpCenter', lang],
    queryFn: ({ signal }) => client.send(getHelpCenter, { lang, device: 'WEB' }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (data) return data.sections.length > 0 ? { status: 'ready', sections: data.sections } : { status: 'empty' };
  if (error) return { status: 'error', ...refusalOf(error), retry: () => void refetch(), isAsking: isFetching };
  return { status: 'loading' };
}
