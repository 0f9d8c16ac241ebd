import { useState, type ComponentProps } from 'react'
import { Calendar } from '@/ui/calendar'

type CalendarProps = Omit<ComponentProps<typeof Calendar>, 'value' | 'onChoose'>

/** A calendar that keeps the day chosen. */
export function CalendarExample({ initial, ...props }: CalendarProps & { initial?: string }) {
  const [day, setDay] = useState(initial)
  return <Calendar {...props} value={day} onChoose={setDay} />
}
