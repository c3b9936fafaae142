import { expect, expectAccessible, openAlive, test, untilAlive } from '../support/browser.ts'
import { LOGINS } from '../support/logins.ts'

// A passkey belongs to a host name, and the tests' own address is a number.
test.use({ allowedProblems: [/request elsewhere: http:\/\/localhost:|status of 40[13]/] })

test('a passkey is made in the settings, and logs in without a password', async ({
  page,
  context,
  baseURL,
}) => {
  const site = String(baseURL).replace('127.0.0.1', 'localhost')
  const [consent] = await context.cookies(baseURL)
  if (consent) await context.addCookies([{ name: consent.name, value: consent.value, url: site }])
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })

  await openAlive(page, `${site}/de/user/login?next=%2Fde%2Fuser%2Fsettings`)
  await page.getByLabel('E-Mail-Adresse').fill(LOGINS.customer.email)
  await page.getByLabel('Passwort', { exact: true }).fill(LOGINS.customer.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await untilAlive(page)
  const adding = page.locator('form', { has: page.getByRole('button', { name: 'Passkey hinzufügen' }) })
  await adding.getByLabel('Name des Geräts').fill('Testgerät')
  await adding.getByLabel('Ihr jetziges Passwort').fill(LOGINS.customer.password)
  await adding.getByRole('button').click()
  await expect(page.getByText('Der Passkey ist hinzugefügt.')).toBeVisible()
  await expectAccessible(page)
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toHaveLength(1)

  await context.clearCookies({ name: 'sessionid' })
  await openAlive(page, `${site}/de/user/login?next=%2Fde%2Fuser%2Fsettings`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByText('Testgerät')).toBeVisible()

  // The password alone is no longer enough; a device without the key gets a message.
  await context.clearCookies({ name: 'sessionid' })
  const [key] = (await device.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  await device.send('WebAuthn.clearCredentials', { authenticatorId })
  await openAlive(page, `${site}/de/user/login?next=%2Fde%2Fuser%2Fsettings`)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Das hat nicht geklappt.')

  // Removed again, because other tests log in with the password of this account.
  await device.send('WebAuthn.addCredential', { authenticatorId, credential: key as NonNullable<typeof key> })
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await page.getByText('Testgerät').click()
  const removal = page.locator('details', { hasText: 'Testgerät' })
  await removal.getByLabel('Ihr jetziges Passwort').fill(LOGINS.customer.password)
  await removal.getByRole('button').click()
  await expect(page.getByText('Testgerät')).toHaveCount(0)
})
