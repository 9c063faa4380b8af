// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of another program's code.

/**
 * The editor's own English words, which its German locale leaves out: English → German, as they stand in the files of
 * `@keystatic/core` and `@keystar/ui`. One that is not found there any more stops `npm run edit`, so an update tells (`bundle.ts`).
 */
export const words: Readonly<Record<string, string>> = {
  'Add item': 'Neuer Eintrag',
  'Add the first item to see it here.': 'Fügen Sie den ersten Eintrag hinzu.',
  Changed: 'Geändert',
  'Choose file': 'Datei wählen',
  Content: 'Inhalte',
  'Copy entry': 'Alles kopieren',
  Dark: 'Dunkel',
  Done: 'Fertig',
  'Edit item': 'Eintrag ändern',
  'Empty list': 'Noch kein Eintrag',
  'Entry not found in clipboard': 'In der Zwischenablage liegt keine Kopie.',
  'Entry pasted': 'Eingefügt',
  'Failed to load shell': 'Die Dateien sind nicht zu lesen',
  'Failed to paste because clipboard access was denied': 'Der Browser erlaubt das Einfügen nicht.',
  'Failed to read clipboard': 'Die Zwischenablage ist nicht zu lesen.',
  Light: 'Hell',
  'Must be a boolean': 'Hier steht weder true noch false.',
  'Must be a string': 'Hier steht kein Text.',
  'Must be a valid option': 'Diese Auswahl gibt es nicht.',
  'Must be an array': 'Hier steht keine Liste.',
  'Must be an array of options': 'Hier steht keine Liste.',
  'Must be an object': 'Hier stehen keine Felder.',
  'Not found': 'Nicht gefunden',
  'Open app navigation': 'Menü öffnen',
  'Paste entry': 'Kopie einfügen',
  Remove: 'Entfernen',
  Resize: 'Breite ändern',
  Reset: 'Letzte Änderung verwerfen',
  'Restored draft from ': 'Noch nicht gespeichert ist Ihre letzte Eingabe, ',
  'Other changes have been made to this entry since the draft. You may want to discard the draft changes.':
    'Die Datei ist seitdem anders geändert worden.',
  'This page could not be found.': 'Diese Seite gibt es nicht.',
  Undo: 'Rückgängig',
  Unsaved: 'Ungespeichert',
  theme: 'Farben',
}

/** What is no word by itself, as code: how it stands there → how it shall. */
export const code: Readonly<Record<string, string>> = {
  '"dashboard": `Dashboard`': '"dashboard": `Übersicht`',
  "label: 'System'": "label: 'Wie das System'",
  'isCreating ? "Create" : "Save"': '"Speichern"',
  '`Loading ${singletonConfig.label}`': '`${singletonConfig.label} wird geladen`',
  '`Updating ${singletonConfig.label}`': '`${singletonConfig.label} wird gespeichert`',
  '`Item ${props.elements.indexOf(item_0) + 1}`': '`Eintrag ${props.elements.indexOf(item_0) + 1}`',
  '`Key on object value "${key}" is not allowed`': '`Das Feld „${key}“ gibt es nicht.`',
  '`Field validation failed:\\n`':
    '`Die Datei ist von Hand geändert, und etwas darin passt nicht. npm run check sagt, was. `',
  '`Could not fetch blob ${oid} (${filepath}): ${x.status}\\n${await x.text()}`':
    '`${filepath} ist nicht zu lesen. Laden Sie diese Seite neu.`',
  '`Must have at most ${pluralize(maxLength, {\n            singular: "item"\n          })}.`':
    '`Möglich sind höchstens ${maxLength}. Entfernen Sie Einträge.`',
  // Its typeface lies on another company's servers, and nothing here needs it.
  'https://fonts.googleapis.com/css2?family=Inter:wght@400;500;600;700&display=swap': 'data:text/css,',
  // What it would tell the console, an owner reads above the form.
  'console.warn(toFormattedFormDataError(error));': 'globalThis.tellRefused(flattenErrors(error));',
  // Fields that are left empty leave nothing behind.
  'JSON.stringify(stateWithExtraFilesRemoved, null, 2)':
    'JSON.stringify(globalThis.withoutEmpty(stateWithExtraFilesRemoved), null, 2)',
  // Whoever goes on typing while it saves keeps what he has typed.
  'localTreeKey,\n      state: initialState === null ? getInitialPropsValue(schema) : initialState\n    });\n  }':
    'localTreeKey,\n      state\n    });\n  }',
}
