import {
  changeInvitation,
  createInvitation,
  type DownlineKind,
  type Invitation,
  listInvitations,
  type RequestInputOf,
} from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AccountPagesState,
  type FormRefusal,
  formRefusalOf,
  type Refused,
  refusalOf,
  useAccountPages,
  useAccountQuery,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';
import { teamQueryKey } from '../Team/teamQueryKey.ts';
import type { InvitationTerms } from './invitationValues.ts';

type NewInvitation = RequestInputOf<typeof createInvitation>;

/** An agent's invitation links, and what he does with them. */
export interface InvitationsState {
  list: AccountPagesState<Invitation>;
  /** What accounts the brand lets him open; undefined until it is known. */
  kinds: readonly DownlineKind[] | undefined;
  /** Makes a link. @returns undefined once it is there, what it was refused for otherwise */
  create(invitation: NewInvitation): Promise<FormRefusal | undefined>;
  isCreating: boolean;
  /** Switches a link off or on. */
  turn(invitation: Invitation, isOff: boolean): void;
  /** The link that is being switched. */
  turning: string | undefined;
  /** Why the last one was not switched. */
  turnRefusal: Refused | undefined;
  /** Changes a link, which stays off or on. @returns undefined once it is kept, what it was refused for otherwise */
  save(invitation: Invitation, terms: InvitationTerms): Promise<FormRefusal | undefined>;
}

const allInvitations = teamQueryKey('invitations', {});
const firstPage = teamQueryKey('invitationKinds', {});
const pages = { key: allInvitations, request: { size: 20 }, isReadEachTime: true };

/** The links of an agent alone, read anew each time that their page is opened. */
export const useInvitationList = (): AccountPagesState<Invitation> => useAccountPages(listInvitations, pages).state;

/** The links of an agent with what he does with them. */
export function useInvitations(): InvitationsState {
  const client = useClient();
  const queries = useQueryClient();
  const { account, state: list } = useAccountPages(listInvitations, pages);
  const { data } = useAccountQuery(listInvitations, { key: firstPage, request: { size: 1 } });
  const readAgain = () => queries.invalidateQueries({ queryKey: allInvitations(account) });
  const making = useMutation({
    mutationFn: (invitation: NewInvitation) => client.send(createInvitation, invitation),
    onSuccess: readAgain,
  });
  const changing = {
    mutationFn: ({ code, note, expires, mostUses, isOff }: Invitation) =>
      client.send(changeInvitation, { code, note, expires, mostUses, isOff }),
    onSuccess: readAgain,
  };
  const turning = useMutation(changing);
  const saving = useMutation(changing);
  const create = useSingleFlight((invitation: NewInvitation) =>
    making.mutateAsync(invitation).then(
      () => undefined,
      (error: unknown) => formRefusalOf(error),
    ),
  );
  return {
    list,
    kinds: data?.kinds,
    create: async (invitation) => await create(invitation),
    isCreating: making.isPending,
    turn: (invitation, isOff) => turning.mutate({ ...invitation, isOff }),
    turning: turning.isPending ? turning.variables.code : undefined,
    turnRefusal: turning.error ? refusalOf(turning.error) : undefined,
    save: (invitation, terms) =>
      saving.mutateAsync({ ...invitation, ...terms }).then(
        () => undefined,
        (error: unknown) => formRefusalOf(error),
      ),
  };
}
