import { convertedPoints, type MemberPoints, type PointConversion } from '@baize/contract';
import { Button, Card, Heading, Inline, Stack, Text, TextField } from '@baize/design-system';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { Figure } from '../../shared/money/Figure.tsx';
import { pointsText } from '../pointsText.ts';
import { ConvertDialog } from './ConvertDialog.tsx';

export interface ConvertCardProps {
  points: MemberPoints & { conversion: PointConversion };
  money(amount: number): string;
  fundPasswordHref: string;
}

/** Digits are read, whatever stands between them: points are whole. */
const readPoints = (text: string): number => Number(text.replace(/[^\d]/g, '').slice(0, 15));
const quick = [1_000, 10_000, 25_000] as const;

/** §7 "POST convert points": how many, what they bring and what stays, before the fund password is asked for. */
export function ConvertCard({ points, money, fundPasswordHref }: ConvertCardProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  const id = useId();
  const { balance, conversion } = points;
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const wanted = readPoints(text);
  const minimum = pointsText(Math.max(conversion.minimum, conversion.points), language);
  const converted = convertedPoints(wanted, conversion);
  const fault =
    wanted < conversion.minimum || converted.points === 0
      ? t('convert.minimum', { points: minimum })
      : converted.points > balance
        ? t('convert.tooMany', { points: pointsText(balance, language) })
        : undefined;
  const choices = quick.filter((count) => count >= conversion.minimum && count <= balance);
  return (
    <Card as="section" aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(fault !== undefined);
          setIsOpen(fault === undefined);
        }}
      >
        <Stack gap={3}>
          <Heading level={2} size="body" id={id}>
            {t('convert.title')}
          </Heading>
          <TextField
            name="points"
            label={t('convert.points')}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setIsTried(false);
            }}
            help={t('convert.rate', {
              points: t('points', { count: conversion.points, points: pointsText(conversion.points, language) }),
              amount: money(conversion.amount),
              minimum,
            })}
            error={isTried ? fault : undefined}
          />
          <Inline gap={2} wrap>
            {choices.map((count) => (
              <Button key={count} tone="outline" size="small" onClick={() => setText(pointsText(count, language))}>
                {pointsText(count, language)}
              </Button>
            ))}
            <Button tone="outline" size="small" onClick={() => setText(pointsText(balance, language))}>
              {t('convert.all')}
            </Button>
          </Inline>
          <div aria-live="polite">
            <Figure name={t('convert.brings')} value={money(converted.amount)} />
            {converted.rest > 0 && converted.points > 0 && (
              <Text size="small" tone="muted">
                {t('convert.rest', { count: converted.rest, points: pointsText(converted.rest, language) })}
              </Text>
            )}
          </div>
          <Button type="submit">{t('convert.next')}</Button>
        </Stack>
      </form>
      {isOpen && (
        <ConvertDialog
          converted={converted}
          balance={balance}
          hasFundPassword={points.hasFundPassword}
          money={money}
          fundPasswordHref={fundPasswordHref}
          onClose={(isMade) => {
            setIsOpen(false);
            if (isMade) setText('');
          }}
        />
      )}
    </Card>
  );
}
