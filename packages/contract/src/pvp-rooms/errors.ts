/** Error codes of §3 PVP rooms. */
export const pvpRoomsErrors = {
  room_not_found: { status: 404 },
  room_closed: { status: 409 },
  room_full: { status: 409 },
  room_balance_low: { status: 409 },
} as const;
