import type { Resolvers, ResolversParentTypes, Scalars } from './schema.gen.ts';

type TypeName = Exclude<keyof Resolvers, keyof Scalars>;

/** Interfaces and unions: what is to be resolved of one is which type an answer is. */
type Abstract = { [T in TypeName]: '__resolveType' extends keyof Resolvers[T] ? T : never }[TypeName];

type Concrete = Exclude<TypeName, Abstract>;

type TypeOf<T extends Abstract> = Pick<Resolvers[T], '__resolveType' & keyof Resolvers[T]>;

/** What is answered by a field, as the contract has it; a part of it may still be awaited. */
type Answer<F> = F extends (...parameters: never[]) => infer A ? Awaited<A> : never;

type AllFields<T extends TypeName> = Omit<Resolvers[T], '__isTypeOf' | '__resolveType'>;

/** The fields whose answer the model holds already, under the same name. */
type Held<Model, All> = {
  [F in keyof All]: F extends keyof Model ? (Model[F] extends Answer<All[F]> ? F : never) : never;
}[keyof All];

type Complete<T extends Concrete> = Fields<T> & Omit<AllFields<T>, Held<ResolversParentTypes[T], AllFields<T>>>;

/** The types that hold every field already need no resolvers. */
type WithoutResolvers = { [T in Concrete]: Record<never, never> extends Complete<T> ? T : never }[Concrete];

/**
 * Some of the resolvers of a type. Each file says of what it has that it `satisfies` them: so a resolver gets the model of
 * the type, the arguments of the contract and the context, and one that answers anything else does not compile.
 */
export type Fields<T extends TypeName> = Partial<AllFields<T>>;

/** The same for several types by their names; of an interface or a union, how to tell which type an answer is. */
export type PartialResolvers = { [T in Abstract]?: TypeOf<T> } & { [T in Concrete]?: Fields<T> };

/**
 * All of them together. What a model does not hold under the name of the field and as the contract has it needs a resolver: one
 * that is missing does not compile.
 */
export type CampusResolvers = { [T in Abstract]: TypeOf<T> } & {
  [T in Exclude<Concrete, WithoutResolvers>]: Complete<T>;
} & { [T in WithoutResolvers]?: Fields<T> };
