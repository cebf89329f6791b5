interface OutgoingMessage {
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string;
  body: string;
}

/** Port of SMS and mail. An adapter hands the message to whoever delivers it. */
export interface MessageSender {
  send(message: OutgoingMessage): Promise<void>;
}
