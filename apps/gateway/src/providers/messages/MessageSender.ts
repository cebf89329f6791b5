interface OutgoingMessage {
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string;
  body: string;
}

/** Port of SMS and mail. An adapter hands the message to a delivery service. */
export interface MessageSender {
  send(message: OutgoingMessage): Promise<void>;
}
