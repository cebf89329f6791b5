import { getCaptcha } from '@baize/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { loadChunk } from '../chunk/loadChunk.ts';
import type { Client } from '../client/Client.ts';
import { useClient } from '../client/ClientProvider.tsx';

/** What the device does in place of reading a picture, and how far it is. */
interface CaptchaOtherWay {
  status: 'idle' | 'working' | 'done' | 'failed';
  /** Takes some seconds; then the picture is another, and its `answer` is known. */
  onBegin(): void;
}

/** A picture to read, where a login or a registration asks for one (§2, §3, §4). */
export interface Captcha {
  /** Sent back beside what was read; undefined until the picture has come. */
  id: string | undefined;
  /** Undefined while it is on its way; empty when it could not be had. */
  image: string | undefined;
  /** What the picture shows, where the device has earned it: for the field. */
  answer?: string | undefined;
  /** For a user who can't read a picture; undefined where the gateway knows no other way in. */
  otherWay?: CaptchaOtherWay | undefined;
  /** Brings another picture: each is good for one try. */
  refresh(): void;
}

/** Whether what stands in the field is what the device was told: an error said of a picture before does not count for it. */
export function isToldAnswer(captcha: Pick<Captcha, 'answer'> | undefined, typed: string | undefined): boolean {
  return Boolean(captcha?.answer) && typed === captcha?.answer;
}

const loadSolver = async () => (await import('./solveChallenge.ts')).solveChallenge;

/** Does the work of a new picture, and brings one whose answer is told. */
async function earnCaptcha(client: Client, signal: AbortSignal) {
  const { work } = await client.send(getCaptcha, {}, { signal });
  const solveChallenge = await loadChunk(loadSolver);
  const proof = work && (await solveChallenge(work, signal));
  if (proof === undefined) throw new Error('The work in place of a picture was given up.');
  return await client.send(getCaptcha, { proof }, { signal });
}

/** The captcha of a form; undefined where none is asked for. It is renewed before it runs out.
 *  @param form names the form: two that are open at once have a picture each. */
export function useCaptcha(form: 'login' | 'registration' | 'agentApplication', isNeeded: boolean): Captcha | undefined {
  const queryKey = ['captcha', form];
  const client = useClient();
  const queries = useQueryClient();
  const { data, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.send(getCaptcha, {}, { signal }),
    enabled: isNeeded,
    // In a tab that nobody looks at the interval rests: who comes back to one that has run out is brought another at once.
    staleTime: ({ state }) => (state.data?.expiresInSeconds ?? 0) * 1000,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ? state.data.expiresInSeconds * 1000 : false),
  });
  const working = useRef<AbortController>(undefined);
  useEffect(() => () => working.current?.abort(), []);
  const earning = useMutation({
    mutationFn: (signal: AbortSignal) => earnCaptcha(client, signal),
    onSuccess: async (earned) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, earned);
    },
  });
  // What is asked for next must find it, though the mutation begins later.
  const begin = (): void => {
    working.current?.abort();
    working.current = new AbortController();
    earning.mutate(working.current.signal);
  };
  if (!isNeeded) return undefined;
  const answer = data?.answer;
  const status = earning.isPending ? 'working' : earning.isError ? 'failed' : answer ? 'done' : 'idle';
  return {
    id: data?.captchaId,
    image: isFetching ? undefined : (data?.image ?? ''),
    answer,
    // Until it is known that there is none, so that the form does not move.
    otherWay: data && !data.work ? undefined : { status, onBegin: begin },
    refresh: () => {
      // What is under way would put its picture in the place of the one that was asked for.
      working.current?.abort();
      earning.reset();
      void queries.refetchQueries({ queryKey });
    },
  };
}
