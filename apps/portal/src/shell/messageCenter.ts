// A chunk of its own: its list is paged, which no other part needs.
export { MessageCenter } from '@baize/features/notices';
