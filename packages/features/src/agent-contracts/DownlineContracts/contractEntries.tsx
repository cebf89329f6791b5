import type { ReactElement } from 'react';
import type { EntryProps } from '../../core/index.ts';
import { AgentContracts } from './AgentContracts.tsx';

/** §2 "dividend, daily wages and hourly salary entries shown per contract type", and §3's real-time salary beside them. */
export const DividendEntry = ({ address }: EntryProps): ReactElement => <AgentContracts type="dividend" address={address} />;
export const DailyWagesEntry = ({ address }: EntryProps): ReactElement => <AgentContracts type="dailySalary" address={address} />;
export const HourlySalaryEntry = ({ address }: EntryProps): ReactElement => <AgentContracts type="hourlySalary" address={address} />;
export const RealTimeSalaryEntry = ({ address }: EntryProps): ReactElement => <AgentContracts type="realTimeSalary" address={address} />;
