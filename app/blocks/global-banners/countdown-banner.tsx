import { useState } from 'react'
import { useClock } from '@/site/use-clock'
import Countdown from '@/ui/countdown'
import { Link } from '@/ui/link'
import { isWorthCounting, type CountdownTimer } from '../read-countdown'
import styles from './countdown-banner.module.css'
import type { ThinBannerContent } from './read-thin-banner'

interface CountdownBannerProps {
  content: ThinBannerContent
  countdown: CountdownTimer
}

/** A one-line banner with a countdown; it disappears when the countdown ends (CNT-005). */
export default function CountdownBanner({ content, countdown }: CountdownBannerProps) {
  const getTime = useClock()
  const [isOver, setIsOver] = useState(false)
  if (isOver || !isWorthCounting(countdown, getTime())) return null
  return (
    <div
      className={styles.banner}
      style={{ color: countdown.textColor, backgroundColor: countdown.backgroundColor }}
    >
      <p>{content.text}</p>
      <Countdown endsAt={countdown.endsAt} look="row" onEnd={() => setIsOver(true)} />
      {content.link && <Link to={content.link.pageLink}>{content.link.displayName}</Link>}
    </div>
  )
}
