import { getPermission, type ResponseOf } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client } from './client/Client.ts';
import { useClient } from './client/ClientProvider.tsx';
import { refusalOf } from './client/errors.ts';
import type { Read } from './client/Read.ts';
import type { Refused } from './i18n/useErrorText.ts';
import { permissionQueryKey } from './queries.ts';

/** §3 "Permission response", as the gateway sends it. */
export type Permission = ResponseOf<typeof getPermission>;
/** What the merchant offers, and what to do while that is not known. */
export interface PermissionState {
  /** Undefined until the gateway has answered. */
  permission: Permission | undefined;
  /** The gateway was asked and gave none; it stays so while it is being asked again. */
  isMissing: boolean;
  /** Why it gave none; undefined while it is being asked. */
  refusal: Refused | undefined;
  isAsking: boolean;
  retry(): void;
}

/** Asks what the merchant offers (§3). */
export const permissionQuery = (client: Client): Read<Permission> => ({
  queryKey: permissionQueryKey,
  queryFn: ({ signal }) => client.send(getPermission, {}, { signal }),
  staleTime: 10 * 60_000,
});

/** A live chat has no name of its own, as the other channels have: each language has its word for it. */
function withNames(permission: Permission, liveChat: string): Permission {
  const customerService = permission.customerService.map((entry) => (entry.csType === 'LIVECHAT' ? { ...entry, title: liveChat } : entry));
  return { ...permission, customerService };
}

/** What the merchant offers (§3), for a screen that says so when that could not be loaded. */
export function usePermissionState(): PermissionState {
  const client = useClient();
  const { t } = useTranslation('core');
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(permissionQuery(client));
  const permission = useDeferredValue(useMemo(() => data && withNames(data, t('liveChat')), [data, t]));
  return {
    permission,
    isMissing: data === undefined && errorUpdateCount > 0,
    refusal: data === undefined && error ? refusalOf(error) : undefined,
    isAsking: isFetching,
    retry: () => void refetch(),
  };
}

/** What the merchant offers (§3); undefined until the gateway has answered. */
export function usePermission(): Permission | undefined {
  return usePermissionState().permission;
}
