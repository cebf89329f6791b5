/** What a query asks and where its answer is kept: for a hook, or for an app that asks ahead by `queries.prefetchQuery`. */
export interface Read<Answer> {
  queryKey: readonly unknown[];
  queryFn(context: { signal: AbortSignal }): Promise<Answer>;
  /** For so long it is as good as new, in milliseconds. Default: the query client's. */
  staleTime?: number;
}
