import { FieldSkeleton, Skeleton, Stack, Text, TextSkeleton } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useLanguage } from '../../core/index.ts';
import { otherWay, pairs } from './AgentApplicationView.css.ts';

/** The place of the agent-recruitment form while its code is on its way. */
export function AgentApplicationSkeleton(): ReactElement {
  const language = useLanguage();
  return (
    <Stack gap={4}>
      <Text>
        <TextSkeleton letters={62} />
      </Text>
      <div className={pairs}>
        {['name', 'mobile', 'email', 'skype', 'qq', 'telegram'].map((field) => (
          <FieldSkeleton key={field} />
        ))}
      </div>
      <FieldSkeleton rows={3} isCounted helpLetters={language === 'vi' ? 55 : 50} />
      <Stack gap={2}>
        <FieldSkeleton />
        <div className={otherWay}>
          <TextSkeleton letters={24} />
        </div>
      </Stack>
      <Skeleton shape="control" />
    </Stack>
  );
}
