import type { ReactNode } from 'react'
import { asOneOf } from '@/lib/read-fields'
import { Icon, type IconName } from '@/ui/icon'

const SHARED = [
  'truck',
  'heart',
  'pin',
  'phone',
  'mail',
  'bag',
  'lock',
  'info',
  'check',
  'user',
] as const satisfies readonly IconName[]

const DRAWINGS = {
  gift: (
    <path d="M4 10.5h16V20H4zM3 7h18v3.5H3zM12 7v13M12 7C9 7 7 6 7.4 4.4 8 2.7 11 3.5 12 7zm0 0c3 0 5-1 4.6-2.6C16 2.7 13 3.5 12 7z" />
  ),
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />,
  leaf: <path d="M5 19C4 10 10 5 20 5c0 9-5 15-13.5 13M5 19c2-4.5 5-7 9-9" />,
  snowflake: (
    <path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.8 4.5 12 6.7l2.2-2.2M9.8 19.5l2.2-2.2 2.2 2.2" />
  ),
  star: <path d="m12 3.8 2.5 5.3 5.7.7-4.2 4 1.1 5.7-5.1-2.8-5.1 2.8 1.1-5.7-4.2-4 5.7-.7z" />,
} satisfies Record<string, ReactNode>

type OwnIcon = keyof typeof DRAWINGS
export type CardIconName = (typeof SHARED)[number] | OwnIcon

const OWN: readonly OwnIcon[] = ['gift', 'calendar', 'leaf', 'snowflake', 'star']

export function readCardIcon(value: unknown): CardIconName | undefined {
  return asOneOf(value, SHARED) ?? asOneOf(value, OWN)
}

export function CardIcon({ name, size }: { name: CardIconName; size: number }) {
  const own = asOneOf(name, OWN)
  const shared = asOneOf(name, SHARED)
  if (shared) return <Icon name={shared} size={size} />
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {own && DRAWINGS[own]}
    </svg>
  )
}
