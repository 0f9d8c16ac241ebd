import type { ReactNode } from 'react'

const DRAWINGS = {
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.3v.2" />
    </>
  ),
  bag: <path d="M5.5 8.5h13l.9 11.5H4.6zM8.8 11V7.2a3.2 3.2 0 0 1 6.4 0V11" />,
  chat: (
    <>
      <path d="M4 5.5h16v11h-8.5L7 20.5v-4H4z" />
      <path d="M8 9.5h8M8 12.7h5" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7" />,
  'chevron-down': <path d="m6 9.5 6 6 6-6" />,
  'chevron-left': <path d="m14.5 6-6 6 6 6" />,
  'chevron-right': <path d="m9.5 6 6 6-6 6" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  filter: <path d="M4 7h16M7 12h10M10 17h4" />,
  gift: (
    <>
      <path d="M4.5 11.5h15V20h-15zM3.5 8h17v3.5h-17zM12 8v12" />
      <path d="M12 8C9.4 8 7.4 7 7.4 5.4 7.4 4.2 8.2 3.6 9.2 3.6c1.8 0 2.8 2.2 2.8 4.4 0-2.2 1-4.4 2.8-4.4 1 0 1.8.6 1.8 1.8C16.6 7 14.6 8 12 8z" />
    </>
  ),
  heart: <path d="M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20z" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v6M12 7.5v.2" />
    </>
  ),
  lock: <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />,
  mail: <path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  minus: <path d="M6 12h12" />,
  phone: (
    <path d="M6.5 4h3l1.5 4.2-2 1.5a11 11 0 0 0 5.3 5.3l1.5-2L20 14.5v3A2.5 2.5 0 0 1 17.5 20C10.6 20 4 13.4 4 6.5A2.5 2.5 0 0 1 6.5 4z" />
  ),
  pin: (
    <>
      <path d="M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11z" />
      <circle cx="12" cy="10" r="2.3" />
    </>
  ),
  plus: <path d="M12 6v12M6 12h12" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.2" />
      <path d="m15.7 15.7 4.3 4.3" />
    </>
  ),
  truck: (
    <>
      <path d="M3 6.5h11v10H3zM14 10h4l3 3.2v3.3h-7" />
      <circle cx="7.5" cy="17.5" r="1.8" />
      <circle cx="17" cy="17.5" r="1.8" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8.2" r="3.7" />
      <path d="M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof DRAWINGS

export const ICON_NAMES = Object.keys(DRAWINGS) as readonly IconName[]

interface IconProps {
  name: IconName
  /** Width and height in pixels. */
  size?: number
  className?: string
}

/**
 * A line icon in the color of the text. It is hidden from screen readers: the surrounding element
 * has the accessible name.
 */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 20 ? 2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {DRAWINGS[name]}
    </svg>
  )
}
