import { useState } from 'react'
import { useEarlyDismissal } from '@/ui/use-early-dismissal'

/** Lets a menu that has only just opened be closed; returns its `onOpenChange`. */
export function useMenuDismissal(): (details: { open: boolean }) => void {
  const [isOpen, setIsOpen] = useState(false)
  useEarlyDismissal(isOpen)
  return ({ open }) => setIsOpen(open)
}
