import * as v from 'valibot';

export const TEXT = `query TextContainer($identifier: String!) {
  text(identifier: $identifier) { id content isTranslated language }
}`;

export const writtenText = { content: v.string(), isTranslated: v.boolean(), language: v.string() };
export const textSchema = v.nullable(v.object({ id: v.string(), ...writtenText }));
export const textAnswer = v.object({ text: textSchema });
