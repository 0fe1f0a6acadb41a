import {
  announce,
  Button,
  DateStepper,
  ListCard,
  ListCardMenuButton,
  ListCardNote,
} from '@daymark/design-system'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { useToday } from '../../../lib/days/days.ts'
import { usePageDay } from '../../../lib/days/pageDay.ts'
import { lazyComponent, quietPart } from '../../../ui/lazyPart.tsx'
import { WidgetContent } from '../../../ui/module-kind/WidgetContent.tsx'
import { WidgetMenu } from '../../../ui/module-kind/WidgetMenu.tsx'
import type { WidgetViewProps } from '../../../ui/module-kind/moduleKind.ts'
import { useListHue } from '../listHue.ts'
import { dayItems, moduleOptions } from '../todoQueries.ts'
import { RowsSkeleton } from './WidgetSkeleton.tsx'
import { WidgetTodos } from './WidgetTodos.tsx'

/** They have their room before. */
const CardRing = quietPart(async () => (await import('./CardProgress.tsx')).CardRing)
const CardCount = quietPart(async () => (await import('./CardProgress.tsx')).CardCount)

const MenuItems = lazyComponent(async () => (await import('./ListMenu.tsx')).ListMenuItems)
const MenuDialog = lazyComponent(async () => (await import('./ListMenu.tsx')).ListMenuDialog)

/** The to-dos of one day: that of the page, until the card goes to another one (docs/product.md#7-3). */
export function WidgetView({ widget, modulePath }: WidgetViewProps) {
  const { t } = useTranslation('dailyTodos')
  const today = useToday()
  const names = useDayNames()
  const page = usePageDay()
  const [own, setOwn] = useState<{ day: string; since: typeof page.choice } | null>(null)
  // A choice for the page is one for each card, and a card that has come to the page's day goes on with it.
  if (own !== null && (own.since !== page.choice || own.day === page.day)) setOwn(null)
  const day = own?.day ?? page.day
  // Together with the options and not after them.
  usePrefetchQuery(dayItems(widget.module, day))
  const hue = useListHue(widget.module)
  const place = { list: widget, day }
  const spoken = (one: string) => `${names.spoken(one, today)}, ${names.date(one)}`

  function goTo(next: string) {
    setOwn(next === page.day ? null : { day: next, since: page.choice })
    announce(spoken(next))
  }

  return (
    <ListCard
      name={widget.name}
      hue={hue}
      menu={
        <WidgetMenu
          subject={{ widget, modulePath, day }}
          Items={MenuItems}
          Dialog={MenuDialog}
          renderTrigger={(label) => <ListCardMenuButton aria-label={label} />}
        />
      }
      sign={<CardRing {...place} />}
      count={<CardCount {...place} />}
      isElsewhere={day !== page.day}
      actions={
        <DateStepper
          label={t('widget.day', { name: widget.name })}
          value={day}
          weekday={day === page.day ? undefined : names.short(day)}
          spokenValue={spoken(day)}
          onChange={goTo}
          keys={{ previous: '[', next: ']' }}
          previousLabel={t('widget.previousDay')}
          nextLabel={t('widget.nextDay')}
        />
      }
    >
      <WidgetContent
        name={widget.name}
        query={moduleOptions(widget.module)}
        Skeleton={RowsSkeleton}
      >
        {(options) => <WidgetTodos widget={widget} allOptions={options} day={day} />}
      </WidgetContent>
      {/* Last, so that no row moves under the finger. */}
      {day !== page.day && (
        <ListCardNote
          action={
            <Button variant="quiet" size="small" isInLine onPress={() => goTo(page.day)}>
              {t(page.day === today ? 'widget.backToToday' : 'widget.backTo', {
                day: names.weekday(page.day),
              })}
            </Button>
          }
        >
          {names.spoken(day, today)}
        </ListCardNote>
      )}
    </ListCard>
  )
}
