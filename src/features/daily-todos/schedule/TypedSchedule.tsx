import { Badge, LiveRegion } from '@daymark/design-system'
import { useOffers } from '../../../lib/query/offers.ts'
import { readSchedule } from './typed.ts'
import { useScheduleSentence, useScheduleWords } from './words.ts'

/** Shows the schedule that is typed for a new to-do as a chip before it is saved, and says it as a sentence. */
export function TypedSchedule({ typed }: { typed: string }) {
  const words = useScheduleWords()
  const sentence = useScheduleSentence()
  const hasSchedules = useOffers('schedules')
  if (!hasSchedules || typed === '') return null
  const { schedule } = readSchedule(typed)
  return (
    <LiveRegion>
      {schedule !== undefined && (
        <Badge tone="accent" spoken={sentence(schedule)}>
          {words(schedule)}
        </Badge>
      )}
    </LiveRegion>
  )
}
