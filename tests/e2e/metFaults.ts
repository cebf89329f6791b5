import type { Route } from '@playwright/test';

const refuse =
  (status: number, errorCode: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: { success: false, errorCode, message: 'x', requestId: 'r' } });
const answer =
  (status: number, contentType: string, body: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, contentType, body });

export type Fault = (route: Route) => Promise<void>;

/** A refusal by the gateway itself that goes over. */
export const systemError: Fault = refuse(500, 'system_error');

/** What a call meets (§8), beside a refused token and no reply at all. */
export const faults = {
  'an offline network': (route) => route.abort('internetdisconnected'),
  'a 403': refuse(403, 'function.not.available'),
  'a 429': refuse(429, 'TOO_MANY_REQUEST'),
  'a 500': systemError,
  'a 502': answer(502, 'text/html', '<h1>Bad gateway</h1>'),
  'malformed JSON': answer(200, 'application/json', '{"success":tru'),
  'another shape': answer(200, 'application/json', '{"success":true,"value":42}'),
} satisfies Record<string, Fault>;
export type FaultName = keyof typeof faults;

/** What a player reads where he asked for what met the fault. */
export const sentences: Record<FaultName, string> = {
  'an offline network': 'Kết nối mạng bất thường, vui lòng thử lại.',
  'a 403': 'Bạn không dùng được chức năng này.',
  'a 429': 'Bạn thao tác quá nhanh. Vui lòng đợi một lát rồi thử lại.',
  'a 500': 'Lỗi hệ thống. Vui lòng thử lại hoặc liên hệ CSKH.',
  'a 502': 'Dịch vụ đang bận. Vui lòng thử lại sau giây lát.',
  'malformed JSON': 'Dịch vụ trả lời sai định dạng. Vui lòng thử lại sau.',
  'another shape': 'Dịch vụ trả lời sai định dạng. Vui lòng thử lại sau.',
};
export const timeOutSentence = 'Trang tải quá lâu, vui lòng kiểm tra kết nối mạng.';
