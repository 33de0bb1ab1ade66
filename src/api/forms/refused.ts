import type { FieldError } from '../problem.ts';

/** A post that the server refused, for the page that answers a browser without scripts. */
export interface RefusedPost {
  /** Path that it was posted to. */
  readonly path: string;
  /** Status of the answer. */
  readonly status: number;
  /** Refused fields; empty where something else was wrong. */
  readonly errors: readonly FieldError[];
  /** What was sent, by name; empty where it could not be read. */
  readonly values: Readonly<Record<string, string>>;
}

/** Renders the form of a refused post; the build bundles it for the server. */
export type RenderRefusedForm = (post: RefusedPost) => string;

/** Id of the slot in the template of a form's page. */
export const formSlotId = 'form-slot';

/** The slot as React writes it; the server puts the refused form in its place. */
export const formSlot = `<template id="${formSlotId}"></template>`;
