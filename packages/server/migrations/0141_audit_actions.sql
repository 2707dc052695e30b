-- What the log names is called an action, as in the rest of the product.
alter table audit_entry rename column deed to action;
alter index audit_entry_deed rename to audit_entry_action;
