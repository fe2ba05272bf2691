// Dialogs that any page may open.
export const panels = $state({ settings: false });
