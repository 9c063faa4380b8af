import { interpretReply, type Reply } from './interpretReply'

const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  text: JSON.stringify(value),
})
const body = (text: string, type = 'text/plain', status = 200): Reply => ({ status, type, text })

/** What each service and style answers; docs/antworten.md says where that is written. */
const CONFIRMS: Record<string, Reply> = {
  Formspree: json({ next: 'https://formspree.io/thanks?language=de', ok: true }),
  'Formspark echoes': json({ name: 'Ada', email: 'a@b.de', message: 'Fehler im Zaun, nicht dicht: error' }),
  Web3Forms: json({ success: true, message: 'Email sent successfully!', data: { message: 'error' } }),
  'Getform, Forminit': json({ success: true, submission: { hashId: 'x' }, redirectUrl: null }),
  Basin: json({ success: true, id: 1 }),
  Formcarry: json({
    code: 200,
    status: 'success',
    title: 'Thank you!',
    message: 'We received your submission',
  }),
  FormSubmit: json({ success: 'true', message: 'The form was submitted successfully.' }),
  'Static Forms': json({ success: true, message: 'Form submitted', error: null }),
  SaveForm: json({ success: true, message: 'Submission received' }),
  Formward: json({ ok: true, id: 'x' }),
  'formbuild.io': json({}),
  Formboost: body('', '', 202),
  FormBold: json({ message: 'Form submitted successfully' }, 201),
  Splitforms: json({ ok: true, id: 'x', errors: [] }),
  HubSpot: json({ inlineMessage: 'Thanks for submitting the form. If you do not hear from us, call.' }),
  'Apps Script': json({ result: 'success', row: 12 }),
  'Apps Script as text': body('{"result":"success","data":"{}"}', 'text/plain'),
  Kwes: json({ success: true, redirect: '', message: 'Error-free and received' }),
  Airtable: json({ records: [{ id: 'rec1', fields: { Status: 'Todo', Errors: '' } }] }),
  Jotform: json({ responseCode: 200, message: 'success', content: { submissionID: '1' } }),
  Zoho: json({ data: [{ code: 'SUCCESS', status: 'success', message: 'record added', details: {} }] }),
  Mailchimp: json({ result: 'success', msg: 'Almost finished... We need to confirm your email.' }),
  SendGrid: body('', '', 202),
  'Make, default': body('Accepted', 'text/plain'),
  'Make as HTML type': body('Accepted', 'text/html'),
  Zapier: json({ id: 'x', request_id: 'y', status: 'success', attempt: 'z' }),
  n8n: json({ message: 'Workflow was started' }),
  Pipedream: json({ success: true, info: 'Thank you' }),
  Formspring: json({ ok: true, id: 'x', status: 'received' }),
  'Contact Form 7': json({ status: 'mail_sent', message: 'Danke', invalid_fields: [], posted_data_hash: '' }),
  'WordPress, true': json({ success: true, data: { errors: [] } }),
  JSend: json({ status: 'success', data: null, message: null, code: 0 }),
  'a list of notes': json([{ id: 1, status: 'created' }]),
  'an empty list': json([]),
  'an empty object': json({}),
  null: json(null),
  true: json(true),
  one: json(1),
  'no error, said in many ways': json({
    error: false,
    errors: {},
    errorCode: 0,
    error_message: '',
    failed: 0,
  }),
  'zero errors as text': body('Done. 0 errors', 'text/plain'),
  'error: none': json({ status: 'ok', error: 'none' }),
  'JSON with a guard': body(')]}\'\n{"ok":true}', 'application/json'),
  'JSON with a byte order mark': body('\uFEFF{"ok":true}', 'application/json'),
  'JSON as HTML': body('{"success":true}', 'text/html; charset=utf-8'),
  'Gravity Forms': json({ is_valid: true, validation_messages: [] }),
  OK: body('OK'),
  'a German sentence': body('Vielen Dank, Ihre Nachricht ist eingegangen. Bitte nicht antworten.'),
  'thanks that go on': body('Thank you. You will not be charged. Errors are unlikely.'),
  'form data': body('success=true&id=7', 'application/x-www-form-urlencoded'),
  'XML that confirms': body('<?xml version="1.0"?><response><status>success</status></response>', 'text/xml'),
  '204': body('', '', 204),
  blanks: body(' \n'),
}

const REFUSES: Record<string, Reply> = {
  'Formspree, quota': json({ error: 'form over quota' }),
  'Formspree, fields': json({ errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'x' }] }),
  Web3Forms: json({ success: false, body: { message: 'Access Key is required' } }),
  Forminit: json({ success: false, error: 'FORM_DISABLED', message: 'disabled', code: 403 }),
  Formcarry: json({ code: 422, status: 'error', title: 'Spam', message: 'x' }),
  'FormSubmit before activation': json({ success: 'false', message: 'This form needs Activation.' }),
  SaveForm: json({ error: 'invalid_form', message: 'x' }),
  Formward: json({ ok: false, error: 'x' }),
  'formbuild.io': json({ error: 'x' }, 422),
  HubSpot: json({ status: 'error', message: 'x', correlationId: 'y', errors: [] }),
  'Apps Script': json({ result: 'error', error: { name: 'TypeError' } }),
  Jotform: json({ responseCode: 401, message: 'Unauthorized', content: '' }),
  Zoho: json({ data: [{ code: 'INVALID_DATA', status: 'error', message: 'x', details: {} }] }),
  Mailchimp: json({ result: 'error', msg: '0 - Please enter a value' }),
  'Formspring, spam': json({ ok: true, id: 'x', status: 'spam' }),
  'Contact Form 7, fields': json({
    status: 'validation_failed',
    message: 'x',
    invalid_fields: [{ field: 'email' }],
  }),
  'Contact Form 7, spam': json({ status: 'spam', message: 'x' }),
  'Contact Form 7, mail': json({ status: 'mail_failed', message: 'x' }),
  'WordPress, false': json({ success: false, data: 'nonce' }),
  'WordPress, 0': body('0', 'text/html'),
  'WordPress, -1': body('-1', 'text/html'),
  'JSend, fail': json({ status: 'fail', data: { email: 'required' } }),
  'JSend, error': json({ status: 'error', message: 'x' }),
  'problem details': {
    ...json({ type: 'about:blank', title: 'Bad', status: 400 }),
    type: 'application/problem+json',
  },
  'a status as a number': json({ statusCode: 500, message: 'Internal Server Error' }),
  'a status as a text': json({ status: '422' }),
  'a state': json({ state: 'FAILED' }),
  'sent: false': json({ sent: false }),
  'accepted: no': json({ accepted: 'no' }),
  'valid: 0': json({ valid: 0 }),
  'failed: true': json({ failed: true }),
  hasErrors: json({ hasErrors: true }),
  errorMessage: json({ errorMessage: 'nope' }),
  error_code: json({ error_code: 17 }),
  'errors by field': json({ errors: { email: ['is invalid'] } }),
  'a fault': json({ Fault: { faultcode: 'x' } }),
  GraphQL: json({ data: null, errors: [{ message: 'x' }] }),
  'a list with an error': json([{ message: 'x', errorCode: 'REQUIRED_FIELD_MISSING' }]),
  'a list of sentences': json(['Email is invalid']),
  wrapped: json({ data: { success: false } }),
  'wrapped twice': json({ response: { result: { status: 'error' } } }),
  meta: json({ meta: { status: 401 } }),
  'only a sentence': json({ message: 'Form not found' }),
  detail: json({ detail: 'Authentication credentials were not provided.' }),
  false: json(false),
  'a quoted word': json('error'),
  'JSON as HTML': body('{"success":false}', 'text/html'),
  'JSON as text': body('{"error":"x"}'),
  'Gravity Forms': json({ is_valid: false, validation_messages: { 1: 'x' } }),
  'Campaign Monitor': json({ Status: 400, Message: 'x' }),
  'a text': body('Error: form is disabled'),
  'a German text': body('Fehler: Das Formular ist deaktiviert'),
  'not sent': body('Message could not be sent'),
  'a negated confirmation': body('Not OK'),
  'form data': body('success=false&message=x', 'application/x-www-form-urlencoded'),
  XML: body('<response><status>error</status></response>', 'application/xml'),
  'XML as text': body('<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>'),
  '400': body('', '', 400),
  '403 with a page': body('<html>', 'text/html', 403),
  '404': body('', '', 404),
  '422': json({ errors: [] }, 422),
  '302 without a target': body('', '', 302),
}

const UNCONFIRMED: Record<string, Reply> = {
  'a page': body('<!doctype html><title>Captcha', 'text/html'),
  'a page as text': body('  <html><body>Login', 'text/plain'),
  'a page as JSON': body('<!DOCTYPE html><p>Just a moment', 'application/json'),
  'a part of a page': body('<div>Please sign in</div>', 'text/html'),
  'a thank-you page': body('<!doctype html><h1>Thank you</h1>', 'text/html'),
  'FormJam, Netlify': body('<!doctype html><title>Thank you', 'text/html'),
  'n8n, a broken workflow': json({ code: 0, message: 'Workflow could not be started' }, 500),
  'Apps Script, an error page': body('<!DOCTYPE html><title>Error</title>TypeError', 'text/html'),
  'JSON that is cut off': body('{"ok":', 'application/json'),
  'what is no JSON': body('ok?', 'application/json'),
  'XML without a word': body('<root><a/></root>', 'text/xml'),
  'a picture': body('GIF89a', 'image/gif'),
  '500': body('', '', 500),
  '502 with a page': body('<html>', 'text/html', 502),
}

const BUSY: Record<string, Reply> = { '429': json({ error: 'x' }, 429), '503': body('', '', 503) }

it.each(Object.entries(CONFIRMS))('%s: sent', (_, reply) => {
  expect(interpretReply(reply)).toEqual({ kind: 'sent' })
})

it.each(Object.entries(REFUSES))('%s: rejected', (_, reply) => {
  expect(interpretReply(reply)).toMatchObject({ kind: 'failed', reason: 'rejected' })
})

it.each(Object.entries(UNCONFIRMED))('%s: unconfirmed', (_, reply) => {
  expect(interpretReply(reply)).toMatchObject({ kind: 'failed', reason: 'unconfirmed' })
})

it.each(Object.entries(BUSY))('%s: busy', (_, reply) => {
  expect(interpretReply(reply)).toMatchObject({ kind: 'failed', reason: 'busy' })
})

it.each<[string, Reply]>([
  ['a list', json({ errors: [{ field: 'email' }, null, { code: 'x' }] }, 422)],
  ['an object', json({ errors: { email: ['x'] } }, 422)],
  ['Contact Form 7', json({ status: 'validation_failed', invalid_fields: [{ field: 'email' }] })],
  ['fields within an error', json({ error: { fields: { email: 'x' } } }, 400)],
])('names the fields of %s', (_, reply) => {
  expect(interpretReply(reply)).toMatchObject({ fields: ['email'] })
})
