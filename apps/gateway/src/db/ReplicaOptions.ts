/** A standby for reports. */
export interface ReplicaOptions {
  url: string;
  /** Milliseconds that it may be behind. */
  maxAgeMs: number;
}
