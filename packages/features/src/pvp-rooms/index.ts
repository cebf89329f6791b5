export { PvpRooms, type PvpRoomsProps } from './PvpRooms/PvpRooms.tsx';
export { PvpRoomsSkeleton } from './PvpRooms/PvpRoomsSkeleton.tsx';
export { PvpRoomsView, type PvpRoomsViewProps } from './PvpRooms/PvpRoomsView.tsx';
export { type PvpRoomsState, usePvpRooms } from './PvpRooms/usePvpRooms.ts';
