import { expect, test } from '../support/browser.ts'
import { addBlock, beginPage, documentAt, expectSaved, expectWriting } from '../support/editor.ts'
import { HOSTILE_HTML } from '../support/hostile-html.ts'

// What the policy of the page forbids is told in the console; that it runs or loads nothing is what counts.
test.use({ allowedProblems: [/Content Security Policy|status of 400/] })

const hurt = () => (window as { hurt?: unknown }).hurt

test('quality, Security: hostile HTML that is pasted or typed runs nowhere: not while writing, not stored, not for visitors', async ({
  page,
  context,
  login,
}) => {
  test.setTimeout(180_000)
  const made = await beginPage({ page, context, login }, 'hostile')
  await addBlock(page, 'text')
  await expectWriting(page)
  for (const [way, vectors] of Object.entries(HOSTILE_HTML)) {
    await page.locator('[data-words][contenteditable]:focus').evaluate((text, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, vectors.slice(0, 60).join(' '))
    expect(await page.evaluate(hurt), way).toBeUndefined()
  }
  await expect(page.locator('[data-module] :is(script, iframe, svg, img, style, form, input)')).toHaveCount(0)
  // The text is too long to be saved now: what is kept is shown again after a reload, and still nothing runs.
  await page.reload()
  await expect(page.locator('[data-module]')).toHaveCount(1)
  expect(await page.evaluate(hurt)).toBeUndefined()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')

  await addBlock(page, 'headline')
  await expectWriting(page)
  const words = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>'
  await page.keyboard.insertText(words)
  await addBlock(page, 'faq')
  await expectWriting(page)
  await page.keyboard.insertText(words)
  await page.keyboard.press('Escape')
  await expect
    .poll(async () => JSON.stringify(await documentAt(context.request, made.document)))
    .toContain('onerror')
  expect(await page.evaluate(hurt)).toBeUndefined()
  await page.goto(made.path)
  await page.mouse.move(4, 4)
  expect(await page.evaluate(hurt)).toBeUndefined()
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
})

test('quality, Security: an embed of a provider that is not listed is refused at the field', async ({
  page,
  context,
  login,
}) => {
  const made = await beginPage({ page, context, login }, 'embeds')
  await addBlock(page, 'audio')
  const panel = page.locator('[data-panel]')
  await panel
    .getByLabel('Code oder Adresse')
    .fill('<iframe src="https://evil.example/spotify.com" onload="window.hurt=1"></iframe>')
  await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'kept')
  await expect(panel.getByLabel('Code oder Adresse')).toHaveAttribute('aria-invalid', 'true')
  expect(await page.evaluate(hurt)).toBeUndefined()
  await page.keyboard.press('Control+Shift+Backspace')
  await expectSaved(page)
  expect((await documentAt(context.request, made.document)).modules).toEqual([])
})
