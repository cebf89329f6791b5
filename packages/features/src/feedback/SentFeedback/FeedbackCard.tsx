import type { FeedbackState, SentFeedback } from '@baize/contract';
import { Badge, type BadgeTone, Card, Inline, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../core/index.ts';

const toneForState: Record<FeedbackState, BadgeTone> = { received: 'neutral', answered: 'positive' };

export interface FeedbackCardProps {
  feedback: SentFeedback;
  /** IANA name of the brand's zone. */
  timeZone: string;
}

/** A line break ends a paragraph. */
function Paragraphs({ text }: { text: string }): ReactElement {
  const keyed = text.split('\n').map((paragraph, place) => ({ key: `p${place}`, paragraph }));
  return (
    <>
      {keyed.map(({ key, paragraph }) => (
        <Text key={key}>{paragraph}</Text>
      ))}
    </>
  );
}

/** One question to customer service, with its answer once there is one. */
export function FeedbackCard({ feedback, timeZone }: FeedbackCardProps): ReactElement {
  const { t } = useTranslation('feedback');
  const { questionType, content, sentAt, state, answer, answeredAt } = feedback;
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={2} align="center" justify="between">
          <Text weight="strong">{t(`feedback.type.${questionType}`)}</Text>
          <Badge tone={toneForState[state]} variant="outline">
            {t(`sent.state.${state}`)}
          </Badge>
        </Inline>
        <Paragraphs text={content} />
        <Text size="small" tone="muted">
          {formatMinute(sentAt, timeZone)}
        </Text>
        {answer !== undefined && (
          <Stack gap={1}>
            <Text weight="strong">{t('sent.answer')}</Text>
            <Paragraphs text={answer} />
            {answeredAt !== undefined && (
              <Text size="small" tone="muted">
                {formatMinute(answeredAt, timeZone)}
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
