import type { Response } from 'express'
import { AppError, notFoundError } from '@/errors/app-error'
import { currentPreview } from '@/site/current-preview.server'

/** `rememberPreview` has checked who asks. @throws AppError 404 for everybody else. */
export function requirePreview(): void {
  if (!currentPreview()) throw notFoundError('Not in the preview')
}

/** A visitor with a shared link sees its moment only. @throws AppError 403, 404 */
export function requireEditor(res: Response): void {
  requirePreview()
  if (res.locals.previewLink === undefined) return
  const message = 'A shared link shows its own moment only.'
  throw new AppError({ kind: 'bad-request', status: 403, type: 'preview-closed', message })
}
