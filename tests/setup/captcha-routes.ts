import { http, HttpResponse } from 'msw'

/** Whether the site requires a captcha, and a riddle that is quickly solved. */
export const captchaRoutes = (isRequired: () => boolean) => [
  http.get('*/api/test-site/site-prefs', () =>
    HttpResponse.json({ recaptchaEnabled: isRequired() }),
  ),
  http.post('*/api/test-site/captcha-challenge', () =>
    HttpResponse.json({ challenge: 'a-riddle', difficulty: 1 }),
  ),
]
