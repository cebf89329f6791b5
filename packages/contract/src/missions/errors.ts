/** Error codes of missions. */
export const missionsErrors = {
  mission_not_found: { status: 404 },
  mission_not_open: { status: 409 },
} as const;
